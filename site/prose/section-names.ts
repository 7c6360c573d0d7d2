/** The ids of sections, by which links lead to them: the name of the kind, with a number from the second of a kind on. */
export function sectionNames(sections: readonly { kind: string }[]): string[] {
  const counts = new Map<string, number>();
  return sections.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count === 1 ? kind : `${kind}-${count}`;
  });
}
