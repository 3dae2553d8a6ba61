import { type RefObject, useCallback, useEffect, useReducer, useState } from 'react';
import type { FinishKind, ListedPlan, PlanToShow } from '@archway/contracts';
import { type Jaw, jaws } from '@archway/dental';
import type { LineWish } from '@archway/dental/finish';
import type { Vec3 } from '@archway/geometry';
import { notify, useText, useUnsavedGuard } from '@archway/platform';
import { usePlan } from '../../plan/view/use-plan.ts';
import { useFinishLines } from '../scene/use-finish-lines.ts';
import { type JawDrawing, drawingOf, proposed, wishOf } from './drawing.ts';
import { historyReducer, opened } from './history.ts';
import { type StandingJaw, useGums } from './use-gums.ts';
import { type FinishRead, useKeeping } from './use-keeping.ts';

const NO_ROWS: never[] = [];

interface Options {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly listed: ListedPlan;
  readonly kind: FinishKind;
  readonly source: PlanToShow;
  readonly design: string;
  readonly read: FinishRead;
}

/** Stages that are made ready for production, or made into a retainer: everything but the screen. */
export function useFinish({ container, listed, kind, source, design, read }: Options) {
  const t = useText('viewer3d');
  const [history, dispatch] = useReducer(historyReducer, read.content, (content) => opened(drawingOf(content)));
  const { now, saved } = history;
  const [jaw, setJaw] = useState<Jaw>('upper');
  const [preview, setPreview] = useState<readonly Vec3[] | null>(null);
  const [noRoom, setNoRoom] = useState(false);
  const keeping = useKeeping({
    plan: listed,
    kind,
    read,
    design,
    onSaved: (drawing) => dispatch({ type: 'saved', drawing }),
  });
  const reads = keeping.state === 'completed' || read.actions.length === 0;
  const plan = usePlan(container, { source, compared: null, first: { stage: 0 }, rows: NO_ROWS });
  const { clock, stages, dispatch: look, state: seen } = plan;
  const stepOf = (of: Jaw): number => Math.min(now[of]?.step ?? stages.planned[of], stages.planned[of]);
  const steps = { upper: stepOf('upper'), lower: stepOf('lower') };
  const gums = useGums(plan, steps);

  // What nobody has drawn yet is proposed as soon as there is something to draw on.
  const { upper: upperGum, lower: lowerGum } = gums;
  useEffect(() => {
    if (reads) return;
    for (const [each, gum] of [
      ['upper', upperGum],
      ['lower', lowerGum],
    ] as const)
      if (gum && now[each] === undefined)
        dispatch({ type: 'proposed', jaw: each, drawing: proposed(gum.surface, gum.step) });
  }, [upperGum, lowerGum, now, reads]);

  // One jaw is seen at a time, at its own step.
  const step = steps[jaw];
  useEffect(() => clock.show(step), [clock, step]);
  const { upper, lower } = seen.jaws;
  useEffect(() => {
    if (upper && lower) look({ type: 'jaws', jaws: jaw });
    else setJaw(upper ? 'upper' : 'lower');
    // Whoever chooses the other jaw has it shown; whoever looks at it has it chosen.
  }, [upper, lower, look]);
  const chooseJaw = useCallback(
    (next: Jaw) => {
      setJaw(next);
      setNoRoom(false);
      look({ type: 'view', view: next });
    },
    [look],
  );

  const drawing = now[jaw] ?? null;
  useFinishLines(plan, { jaw, drawing, preview, withBase: kind === 'postProcess' });
  const gum: StandingJaw | null = gums[jaw];
  const change = (next: JawDrawing | null): void => {
    if (reads) return;
    setNoRoom(false);
    dispatch({ type: 'changed', jaw, drawing: next });
  };
  /** Proposes the line anew, with other wishes or the same; without a gum, or without room on it, all stays. */
  const propose = (wish?: Partial<LineWish>): void => {
    if (!gum || reads) return;
    const wished = drawing ? wishOf({ ...drawing.cutLine, ...wish }) : undefined;
    const next = proposed(gum.surface, gum.step, drawing, wished);
    setNoRoom(next === null);
    if (next) change(next);
    else notify.info(t('finish.noRoom'));
  };
  /** Where the teeth stand at another step the line is proposed anew, as it was wished. */
  const toStep = (next: number): void => {
    const there = gums.at(jaw, next);
    const line = there && proposed(there.surface, next, drawing);
    if (line) change(line);
    else notify.info(t('finish.noRoom'));
  };
  const isSame = now === saved;
  const unsaved = !isSame || !keeping.isKept;
  useUnsavedGuard(!isSame && !reads);
  const some = jaws.some((each) => now[each]);
  return {
    ...{
      plan,
      kind,
      history,
      jaw,
      chooseJaw,
      drawing,
      gum,
      steps,
      reads,
      preview,
      setPreview,
      noRoom,
      change,
      propose,
      toStep,
    },
    ...{ keeping, unsaved, some, planned: stages.planned, mayReopen: read.actions.includes('reopen') },
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    save: () => {
      if (some && unsaved && !reads) void keeping.save(now).then((done) => done && notify.success(t('finish.saved')));
    },
    complete: () => keeping.complete(unsaved ? now : null),
  };
}
export type Finishing = ReturnType<typeof useFinish>;
