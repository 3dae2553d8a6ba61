import { useState } from 'react';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import { rowAct } from './row-keys.ts';

interface Options<Row> {
  rows: readonly Row[];
  onOpen?: ((row: Row) => void) | undefined;
  onToggle?: ((row: Row) => void) | undefined;
}

const rowsOf = (row: HTMLElement): HTMLElement[] => [
  ...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tr[data-row]') ?? []),
];

/** Attributes for each row of a table: one row is in the tab order, the arrows move it. */
export function useRowFocus<Row>({ rows, onOpen, onToggle }: Options<Row>) {
  const [active, setActive] = useState(0);
  const inOrder = Math.min(active, Math.max(0, rows.length - 1));
  return (row: Row, index: number): HTMLAttributes<HTMLElement> => ({
    tabIndex: index === inOrder ? 0 : -1,
    onFocus: () => setActive(index),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = rowAct(event.key, index, rows.length);
      if (!act) return;
      event.preventDefault();
      if (act.kind === 'move') rowsOf(event.currentTarget)[act.to]?.focus();
      if (act.kind === 'select') onToggle?.(row);
      if (act.kind === 'open') onOpen?.(row);
    },
    ...({ 'data-row': index } as object),
  });
}
