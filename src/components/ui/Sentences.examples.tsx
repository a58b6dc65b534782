import { Sentences } from "./Sentences";

export const examples = {
  "two short ones": (
    <p>
      <Sentences text="One sentence. And another one." />
    </p>
  ),
};
