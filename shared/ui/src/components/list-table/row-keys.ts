/** What a key does on a focused row. `move` names the row to focus, inside the bounds of the list. */
export type RowAct = { kind: 'move'; to: number } | { kind: 'select' } | { kind: 'open' } | undefined;

/** Arrows, Home and End move, Space selects, Enter opens. Keys typed into a control inside the row are left alone. */
export function rowAct(key: string, at: number, rows: number): RowAct {
  const bounded = (to: number): RowAct => ({ kind: 'move', to: Math.min(rows - 1, Math.max(0, to)) });
  switch (key) {
    case 'ArrowDown':
      return bounded(at + 1);
    case 'ArrowUp':
      return bounded(at - 1);
    case 'Home':
      return bounded(0);
    case 'End':
      return bounded(rows - 1);
    case ' ':
      return { kind: 'select' };
    case 'Enter':
      return { kind: 'open' };
    default:
      return undefined;
  }
}
