import { CloseButton } from "./CloseButton";

export const examples = {
  "close button": <CloseButton aria-label="Dismiss" />,
};
