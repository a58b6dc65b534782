import { GuideShelf } from "./GuideShelf";

const pictures = Array.from({ length: 4 }, (_, index) => ({
  src: `/icon-512.png?${index}`,
  width: 200,
  height: 283,
  alt: `Page ${index + 1}`,
}));

export const examples = {
  "with what each chapter gives": (
    <GuideShelf
      title="A guide"
      text="What it is for."
      download="Download"
      href="/growth-guide.pdf"
      file="PDF, 12 pages"
      pictures={pictures}
      chapters={[
        { order: 1, title: "A chapter", summary: "What the reader has after it." },
        { order: 2, title: "Another chapter, whose title takes two lines" },
      ]}
    />
  ),
};
