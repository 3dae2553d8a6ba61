import { useRef, useState } from 'react';
import { type Answer, type FinishKind, type ListedPlan, endpoints } from '@archway/contracts';
import { ApiError, call, invalidate, notify, useText } from '@archway/platform';
import { type Drawing, contentOf } from './drawing.ts';

export type FinishRead = Answer<typeof endpoints.finishes.read>;
type PlainAction = 'start' | 'complete' | 'reopen';

export type Keeping = 'idle' | 'saving' | 'conflict';

interface Options {
  readonly plan: ListedPlan;
  readonly kind: FinishKind;
  readonly read: FinishRead;
  /** Hash of the document of the plan that is drawn on. */
  readonly design: string;
  readonly onSaved: (drawing: Drawing) => void;
}

/** How what is drawn is kept: begun with the first save, completed, and opened again. */
export function useKeeping({ plan, kind, read, design, onSaved }: Options) {
  const t = useText('viewer3d');
  const { caseId, version, planId } = plan;
  const key = { caseId, version, planId };
  const [state, setState] = useState(read.state);
  const [keeping, setKeeping] = useState<Keeping>('idle');
  const [base, setBase] = useState(read.sha256);
  const busy = useRef(false);

  const act = async (action: PlainAction): Promise<void> => {
    const done = await call(endpoints.finishes.act, { body: { ...key, kind, action } }, { quiet: true });
    setState(done.state);
  };
  /** @returns whether it went well; what it was refused with is told */
  const during = async (work: () => Promise<void>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setKeeping('saving');
    try {
      await work();
      setKeeping('idle');
      void invalidate(endpoints.finishes.list);
      return true;
    } catch (error) {
      const changed = error instanceof ApiError && error.name === 'finishChanged';
      setKeeping(changed ? 'conflict' : 'idle');
      if (!changed) notify.error(error instanceof Error ? error.message : t('finish.failed'));
      return false;
    } finally {
      busy.current = false;
    }
  };
  const keep = async (drawing: Drawing): Promise<void> => {
    if (state === 'none') await act('start');
    const body = { ...key, content: contentOf(drawing, kind, design), base };
    const saved = await call(endpoints.finishes.save, { body }, { quiet: true });
    setBase(saved.sha256);
    setState(saved.state);
    onSaved(drawing);
  };
  return {
    ...{ state, keeping, /** Whether anything is kept. */ isKept: base !== null },
    save: (drawing: Drawing) => during(() => keep(drawing)),
    /** @param drawing what is saved first; null where all is */
    complete: (drawing: Drawing | null) =>
      during(async () => {
        if (drawing) await keep(drawing);
        await act('complete');
      }),
    reopen: () => during(() => act('reopen')),
  };
}
