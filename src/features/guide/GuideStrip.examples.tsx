import { GuideStrip } from "./GuideStrip";

export const examples = {
  "with chapters": (
    <GuideStrip
      title="A guide"
      text="What it is for."
      download="Download"
      href="/growth-guide.pdf"
      file="PDF, 12 pages"
      cover="A guide"
      listed={2}
      chapters={[
        { order: 1, title: "A chapter", summary: "What the reader has after it." },
        { order: 2, title: "Another chapter, whose title takes two lines", summary: "Short." },
      ]}
    />
  ),
};
