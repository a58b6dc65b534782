/** Shows a text in which no range of numbers, such as 30–60, is broken after its dash. */
export const NumberRanges = ({ text }: { text: string }) =>
  text.split(/(\d+[–-]\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text's parts stay where they are
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
