import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { type CaseModel, type Received, endpoints, runsOfLabels } from '@archway/contracts';
import {
  ApiError,
  call,
  invalidate,
  notify,
  toothText,
  useNumbering,
  useText,
  useUnsavedGuard,
} from '@archway/platform';
import type { Correction } from '@archway/dental/segment';
import { historyReducer, isSaved, lastOf, opened as begun } from './history.ts';
import type { OpenedJaw } from './use-opened.ts';

type Body = Received<typeof endpoints.models.correctTeeth>['body'];

export type Saving = 'idle' | 'saving' | 'conflict';

/** The teeth of a jaw while somebody corrects them: what they are by now, what was done, and how it is kept. */
export function useCorrecting(model: CaseModel, opened: OpenedJaw) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const [history, dispatch] = useReducer(historyReducer, opened.teeth, begun);
  const [selected, select] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState<Saving>('idle');
  const base = useRef(opened.base);
  const latest = useRef(history);
  const works = useRef(false);
  useEffect(() => {
    latest.current = history;
  });
  const unsaved = !isSaved(history);
  useUnsavedGuard(unsaved);

  const run = useCallback(
    /** @returns whether it changed anything */
    async (command: Correction, then?: readonly number[] | 'new'): Promise<boolean> => {
      // One after the other: each is of what the one before has left.
      if (works.current) return false;
      works.current = true;
      setBusy(true);
      try {
        const { now } = latest.current;
        const made = await opened.engine.correct({ now, command });
        if ('problem' in made) {
          if (made.problem !== 'nothingChanged') notify.info(t(`teeth.problem.${made.problem}`));
          return false;
        }
        const { change } = made;
        dispatch({ type: 'done', to: now, change });
        const fresh = change.teeth.after.find(({ fdi }) => !now.teeth.some((tooth) => tooth.fdi === fdi));
        if (then === 'new') select(fresh ? [fresh.fdi] : []);
        else if (then) select(then);
        return true;
      } catch {
        notify.error(t('teeth.failed'));
        return false;
      } finally {
        works.current = false;
        setBusy(false);
      }
    },
    [opened.engine, t],
  );

  const save = useCallback(async (): Promise<void> => {
    const { now } = latest.current;
    const last = lastOf(latest.current);
    if (works.current || isSaved(latest.current)) return;
    works.current = true;
    setSaving('saving');
    try {
      const missing = [...now.missing] as Body['missing'];
      const body = { modelId: model.modelId, base: base.current, runs: runsOfLabels(now.labels), missing };
      const { preparation } = await call(endpoints.models.correctTeeth, { body }, { quiet: true });
      base.current = preparation?.corrected?.objectName ?? base.current;
      dispatch({ type: 'saved', last });
      setSaving('idle');
      notify.success(t('teeth.saved'));
      void invalidate(endpoints.models.list);
    } catch (error) {
      const changed = error instanceof ApiError && error.name === 'toothLabelsChanged';
      setSaving(changed ? 'conflict' : 'idle');
      if (!changed) notify.error(error instanceof Error ? error.message : t('teeth.failed'));
    } finally {
      works.current = false;
    }
  }, [model.modelId, t]);

  const step = (type: 'undo' | 'redo'): void => {
    if (works.current) return;
    dispatch({ type });
    select([]);
  };
  return {
    ...{ history, now: history.now, selected, select, busy, saving, unsaved, run, save, step },
    name: (fdi: number): string => toothText(fdi, numbering),
  };
}
export type Correcting = ReturnType<typeof useCorrecting>;
