/** General limit of a selection. */
export const MAX_SELECTED = 100;

export interface ListSelection {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
  max?: number;
  /** The reader asked for more than the limit; the selection keeps the first ones. */
  onOver?: ((max: number) => void) | undefined;
}

/** Keys of `wanted` up to the limit, the earlier selected ones first. */
export function limited(wanted: readonly string[], kept: readonly string[], max: number): string[] {
  const stay = kept.filter((key) => wanted.includes(key));
  return [...stay, ...wanted.filter((key) => !stay.includes(key))].slice(0, max);
}

/**
 * The reader's choice among the rows of a page, and beyond it: what was selected on other pages stays selected.
 * @param shown keys of the rows that are on this page
 */
export function useSelection(selection: ListSelection | undefined, shown: readonly string[]) {
  if (!selection) return undefined;
  const { keys, onChange, onOver, max = MAX_SELECTED } = selection;
  const choose = (wanted: string[]): void => {
    if (wanted.length > max) onOver?.(max);
    onChange(limited(wanted, keys, max));
  };
  const here = shown.filter((key) => keys.includes(key));
  const checked = shown.length > 0 && here.length === shown.length;
  return {
    has: (key: string): boolean => keys.includes(key),
    toggle: (key: string): void => choose(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]),
    all: {
      checked,
      partly: here.length > 0 && !checked,
      onChange: (): void => {
        const elsewhere = keys.filter((key) => !shown.includes(key));
        choose(checked ? elsewhere : [...elsewhere, ...shown]);
      },
    },
  };
}
