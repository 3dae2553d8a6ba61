const SHOWN = 3;

/** The first names, and how many more there are. */
export function shortList(names: readonly string[], more: (count: number) => string): string {
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown}, ${more(names.length - SHOWN)}` : shown;
}
