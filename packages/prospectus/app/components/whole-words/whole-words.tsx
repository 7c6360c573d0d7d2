/** Words in which a line never ends at a hyphen: “problem-solving” goes to the next line as a whole, as long as it fits there. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
