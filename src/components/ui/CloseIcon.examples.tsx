import { CloseIcon } from "./CloseIcon";

export const examples = {
  "as in a toast": <CloseIcon />,
  "as in a dialog": <CloseIcon size={18} />,
};
