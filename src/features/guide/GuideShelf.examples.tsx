import { GuideShelf } from "./GuideShelf";

export const examples = {
  "with what each chapter gives": (
    <GuideShelf
      title="A guide"
      text="What it is for."
      download="Download"
      href="/growth-guide.pdf"
      file="PDF, 12 pages"
      chapters={[
        { order: 1, title: "A chapter", summary: "What the reader has after it." },
        { order: 2, title: "Another chapter, whose title takes two lines", summary: "Short." },
      ]}
    >
      {[1, 2, 3, 4].map((page) => (
        <img key={page} src="/icon-512.png" width="200" height="283" alt={`Page ${page}`} />
      ))}
    </GuideShelf>
  ),
};
