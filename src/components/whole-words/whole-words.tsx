/** Text whose lines never break at a hyphen, unless the word is longer than the line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="word">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
