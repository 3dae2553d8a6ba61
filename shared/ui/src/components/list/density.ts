import { useCallback } from 'react';
import { useKeptChoice } from './kept-choice.ts';

/** `comfortable` has room for a thumbnail and two lines (52-56 px), `compact` one line (40 px). */
export type Density = 'comfortable' | 'compact';

/** The reader's choice for one table. */
export function useDensity(tableKey: string, initial: Density = 'comfortable'): [Density, (next: Density) => void] {
  const [kept, keep] = useKeptChoice(`density.${tableKey}`);
  const choose = useCallback((next: Density) => keep(next), [keep]);
  return [kept === 'comfortable' || kept === 'compact' ? kept : initial, choose];
}
