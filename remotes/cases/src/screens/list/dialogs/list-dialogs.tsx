import { type ReactNode, createContext, useContext, useMemo, useState } from 'react';
import type { BatchRow, CaseRow } from '@archway/contracts';
import { lazyComponent } from '@archway/ui';

const BatchRefusals = lazyComponent(async () => ({ default: (await import('./BatchRefusals.tsx')).BatchRefusals }));
const CaseLabels = lazyComponent(async () => ({ default: (await import('./CaseLabels.tsx')).CaseLabels }));
const TransferCases = lazyComponent(async () => ({ default: (await import('./TransferCases.tsx')).TransferCases }));

/** Dialogs about one case or several, opened from a row or from the bar of the selection. */
type Asked = 'labels' | 'transfer';

interface Opened {
  readonly what: Asked;
  readonly rows: readonly CaseRow[];
}

interface Dialogs {
  /** Opens a dialog about these cases. */
  open(what: Asked, rows: readonly CaseRow[]): void;
  /** Tells which of these cases were refused, and why. */
  tell(rows: readonly CaseRow[], refusals: readonly BatchRow[]): void;
}

const ListDialogs = createContext<Dialogs>({ open: () => undefined, tell: () => undefined });

/** What the list asks and tells about selected cases. */
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
  const dialogs = useMemo<Dialogs>(
    () => ({
      open: (what, rows) => open({ what, rows }),
      tell: (rows, refusals) => setRefused({ rows, refusals }),
    }),
    [],
  );

  const close = (refusals: readonly BatchRow[] | null): void => {
    if (refusals?.length === 0) onDone();
    if (refusals && refusals.length > 0 && opened) dialogs.tell(opened.rows, refusals);
    open(null);
  };

  return (
    <ListDialogs.Provider value={dialogs}>
      {children}
      {opened?.what === 'labels' ? <CaseLabels rows={opened.rows} onClose={close} /> : null}
      {opened?.what === 'transfer' ? <TransferCases rows={opened.rows} onClose={close} /> : null}
      {refused ? <BatchRefusals {...refused} onClose={() => setRefused(null)} /> : null}
    </ListDialogs.Provider>
  );
}
