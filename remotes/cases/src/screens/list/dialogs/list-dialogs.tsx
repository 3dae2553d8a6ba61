import { type ReactNode, createContext, useContext, useMemo, useState } from 'react';
import type { BatchRow, CaseRow } from '@archway/contracts';
import { BatchRefusals } from './BatchRefusals.tsx';
import { CaseLabels } from './CaseLabels.tsx';
import { TransferCases } from './TransferCases.tsx';

/** Dialogs about one case or several, opened from a row or from the bar of the selection. */
type Asked = 'labels' | 'transfer';

interface Opened {
  readonly what: Asked;
  readonly rows: readonly CaseRow[];
}

const ListDialogs = createContext<(what: Asked, rows: readonly CaseRow[]) => void>(() => undefined);

/** Opens a dialog of the list. */
export const useListDialogs = () => useContext(ListDialogs);

interface Props {
  children: ReactNode;
  /** Something was done to all of these: they need not stay selected. */
  onDone: () => void;
}

/** Holds the dialog that is open, and after it what was refused. */
export function ListDialogsProvider({ children, onDone }: Props) {
  const [opened, open] = useState<Opened | null>(null);
  const [refused, setRefused] = useState<{ rows: readonly CaseRow[]; refusals: readonly BatchRow[] } | null>(null);
  const show = useMemo(() => (what: Asked, rows: readonly CaseRow[]) => open({ what, rows }), []);

  const close = (refusals: readonly BatchRow[] | null): void => {
    if (refusals?.length === 0) onDone();
    if (refusals && refusals.length > 0 && opened) setRefused({ rows: opened.rows, refusals });
    open(null);
  };

  return (
    <ListDialogs.Provider value={show}>
      {children}
      {opened?.what === 'labels' ? <CaseLabels rows={opened.rows} onClose={close} /> : null}
      {opened?.what === 'transfer' ? <TransferCases rows={opened.rows} onClose={close} /> : null}
      {refused ? <BatchRefusals {...refused} onClose={() => setRefused(null)} /> : null}
    </ListDialogs.Provider>
  );
}
