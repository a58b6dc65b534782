import { SectionHead } from "./SectionHead";

export const examples = {
  "a heading and its text": (
    <SectionHead id="section-head" title="A heading of two lines" text="What the section is about." />
  ),
};
