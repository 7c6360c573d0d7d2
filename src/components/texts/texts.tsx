type Props = { texts: readonly string[]; className?: string | undefined };

/** A list of short texts. `item` is the class of each. */
export function TextList({ texts, className, item }: Props & { item?: string | undefined }) {
  return (
    <ul className={className}>
      {texts.map((text, index) => (
        <li key={index} className={item}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Paragraphs. The first can have a class of its own. */
export function Paragraphs({ texts, className, first = className }: Props & { first?: string }) {
  return texts.map((text, index) => (
    <p key={index} className={index === 0 ? first : className}>
      {text}
    </p>
  ));
}
