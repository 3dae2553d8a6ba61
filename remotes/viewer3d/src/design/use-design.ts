import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { LimitsByType, PlanDocument, PlanToShow } from '@archway/contracts';
import { type Jaw, jawOf } from '@archway/dental';
import { type EditCommand, barOf, isLocked } from '@archway/dental/edit';
import type { SceneSetting } from '../settings/scene-setting.ts';
import { type Plan, usePlan } from '../plan/view/use-plan.ts';
import { useStage } from '../plan/view/use-clock.ts';
import { type Checking, useChecking, useEngine } from './engine/use-engine.ts';
import { type EditingState, type Prescribed, type Refused, editing, firstEditing } from './state/editing.ts';
import { type Selection, pressed } from './state/selection.ts';
import { type Bonding, useBonding } from './bonding/use-bonding.ts';
import { useBondingPointer } from './bonding/use-bonding-pointer.ts';
import { type ContactMap, useContactMap } from './contacts/use-contact-map.ts';
import { type PointerTool, atTarget, hasHandles } from './tools/design-tools.ts';
import { type KeyFrames, useKeyFrames } from './key-frames/use-key-frames.ts';
import { keyedAt } from './key-frames/key-at.ts';
import { type ArchTool, useArch } from './arch/use-arch.ts';
import { useAxes } from './use-axes.ts';
import { type BiteTool, useBite } from './use-bite.ts';
import { useRest } from './timeline/use-rest.ts';
import { useGizmo } from './use-gizmo.ts';
import { useLimits } from './use-limits.ts';
import { type Restaging, type StagingOrder, useRestage } from './use-restage.ts';

export const panelTabs = ['movement', 'ipr', 'attachments', 'bite'] as const;
export type PanelTab = (typeof panelTabs)[number];

/** What the numbers beside a tooth say: where it goes, how far beyond that, or how its axes were put right. */
export const toothNumbers = ['target', 'overcorrection', 'axes'] as const;
export type ToothNumbers = (typeof toothNumbers)[number];

/** A plan that is designed: everything but its screen and where it is saved. */
export interface Design {
  readonly plan: Plan;
  readonly edits: EditingState;
  readonly dispatch: (action: Parameters<typeof editing>[1]) => void;
  readonly run: (command: EditCommand) => void;
  readonly prescribed: Prescribed;
  readonly selection: Selection;
  /** @param add beside those that are marked */
  readonly pick: (fdi: number | null, add?: boolean) => void;
  readonly jaw: Jaw;
  readonly setJaw: (jaw: Jaw) => void;
  readonly tool: PointerTool;
  readonly setTool: (tool: PointerTool) => void;
  readonly tab: PanelTab;
  readonly setTab: (tab: PanelTab) => void;
  readonly numbers: ToothNumbers;
  readonly setNumbers: (numbers: ToothNumbers) => void;
  readonly checking: Checking;
  readonly restaging: Restaging;
  readonly restage: () => void;
  /** How teeth of the shown jaw go when it is staged anew. */
  readonly order: StagingOrder;
  readonly setOrder: (order: StagingOrder) => void;
  /** Other limits of movement, and stages that keep them. */
  readonly limit: (limits: LimitsByType) => void;
  /** Adds a stage of rest after the shown one, or removes the shown one. */
  readonly rest: () => void;
  readonly keyFrames: KeyFrames;
  /** Handles of teeth, of axes, and of the lower jaw. */
  readonly grabs: () => boolean;
  readonly bite: BiteTool;
  readonly arch: ArchTool;
  readonly contacts: ContactMap;
  readonly bonding: Bonding;
  /** Nothing may be changed now: somebody else holds the pen. */
  readonly reads: boolean;
  readonly movable: (fdi: number) => boolean;
  /** Saves at once. */
  readonly save: () => void;
}

interface Options {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly source: PlanToShow;
  readonly prescribed: Prescribed;
  readonly stage: number;
  readonly reads: boolean;
  readonly save: () => void;
  /** Alarm distances of the reader, mm. */
  readonly alarms: Alarms;
}

type Alarms = Pick<SceneSetting, 'gapAlarmDistance' | 'attachmentAlarmDistance'>;

const NO_ROWS: never[] = [];

export function useDesign({
  container,
  source: saved,
  prescribed,
  stage: first,
  reads,
  save,
  alarms: { gapAlarmDistance, attachmentAlarmDistance: alarm },
}: Options): Design {
  const [edits, dispatch] = useReducer(editing, { document: saved.document }, firstEditing);
  const { now } = edits;
  const { loadMesh } = saved;
  const source = useMemo(() => ({ document: now.document, loadMesh }), [now.document, loadMesh]);
  const [selection, setSelection] = useState<Selection>([]);
  const [tool, setTool] = useState<PointerTool>('select');
  const [tab, setTab] = useState<PanelTab>('movement');
  const [numbers, setNumbers] = useState<ToothNumbers>('target');
  const [jaw, setJaw] = useState<Jaw>('upper');
  const [colliding, setColliding] = useState<ReadonlySet<number>>(new Set());
  const also = useMemo(() => new Set(selection), [selection]);
  const marks = useMemo(() => ({ also, colliding }), [also, colliding]);
  const [seen] = useState({ stage: first });
  const plan = usePlan(container, { source, compared: null, first: seen, rows: NO_ROWS, marks });
  const { engine, ready } = useEngine(plan);
  const checking = useChecking(plan, engine, ready, { prescribed, alarm });
  const contacts = useContactMap({ plan, engine, ready, marked: also, alarm: gapAlarmDistance });

  const run = useCallback(
    (command: EditCommand) => {
      if (!reads) dispatch({ type: 'command', command, prescribed });
    },
    [reads, prescribed],
  );
  const newest = useRef(now.document);
  useEffect(() => {
    newest.current = now.document;
  }, [now.document]);
  const restaging = useRestage(engine, (document, of, joins) => {
    if (newest.current === of && !reads)
      dispatch({ type: 'command', command: { type: 'restaged', document }, prescribed, joins });
  });

  const [orders, setOrders] = useState<Readonly<Partial<Record<Jaw, StagingOrder>>>>({});
  // What nobody has chosen is as the stages were made, where the plan knows that.
  const order = orders[jaw] ?? (now.document.inSequence?.includes(jaw) ? 'sequence' : 'together');

  const { dispatch: look } = plan;
  const pick = useCallback(
    (fdi: number | null, add = false) => {
      setSelection((before) => pressed(before, fdi, add));
      if (fdi !== null) setJaw(jawOf(fdi));
    },
    [setJaw],
  );
  useEffect(() => look({ type: 'select', fdi: selection.at(-1) ?? null }), [look, selection]);
  const { document } = now;
  const limit = useLimits({ document, prescribed, reads, restaging, dispatch });
  const movable = useCallback(
    (fdi: number) =>
      !reads &&
      !prescribed.fixed.has(fdi) &&
      !isLocked(document, fdi) &&
      document.teeth.some((tooth) => tooth.fdi === fdi && tooth.movable && tooth.body !== null),
    [reads, prescribed, document],
  );
  const keyFrames = useKeyFrames({ plan, selection, reads, prescribed, dispatch });
  const gizmo = useGizmo({
    ...{ plan, tool, selection, movable, keyed: keyFrames.teeth },
    onHold: contacts.hold,
    onMoved: (poses) => (keyFrames.teeth.length > 0 ? keyFrames.pose(poses) : run({ type: 'target', poses })),
  });
  const axes = useAxes({ plan, tool, selection, reads, run });
  const bite = useBite({ plan, tool, reads, contacts, run });
  const refuse = (refused: Refused): void => dispatch({ type: 'refuse', refused });
  const arch = useArch({ plan, jaw, active: tool === 'arch', reads, prescribed, engine, ready, run, refuse });
  const rest = useRest(plan, jaw, run);
  const bonding = useBonding({ plan, reads, prescribed, run, refuse });
  useBondingPointer({
    ...{ plan, bonding, active: tool === 'bond' && !reads },
    onMoved: ({ id }, pose) => run({ type: 'changeAttachment', id, part: { pose } }),
    onNoRoom: (fdi) => refuse({ reason: 'noRoom', teeth: [fdi] }),
  });

  const stage = useStage(plan.clock);
  const { near } = contacts;
  const { found } = checking;
  useEffect(() => {
    const deep = near
      ? near.filter(({ depth }) => depth > document.limits.collision)
      : (found?.overlaps ?? []).filter(({ from, to }) => from <= stage && stage <= to);
    const teeth = deep.flatMap(({ between }) => between);
    setColliding((before) =>
      before.size === new Set(teeth).size && teeth.every((fdi) => before.has(fdi)) ? before : new Set(teeth),
    );
  }, [near, found, stage, document.limits.collision]);

  const { clock, stages } = plan;
  const { planned } = stages;
  const chooseTool = useCallback(
    (next: PointerTool) => {
      setTool(next);
      if (next === 'axes') {
        setTab('movement');
        setNumbers('axes');
      }
      if (next === 'bite') setTab('bite');
      if (next === 'arch') setTab('movement');
      // Handles move the target: that is what is shown then, but at a key frame.
      const atKey = hasHandles(next) && keyedAt(document, selection, clock.get().stage).length > 0;
      if (atTarget(next) && !atKey) clock.show(planned[jaw]);
    },
    [clock, planned, jaw, document, selection],
  );
  // A tooth of the other jaw has its target at another stage.
  useEffect(() => {
    const other = jaw === 'upper' ? 'lower' : 'upper';
    const { stage: at } = clock.get();
    if (atTarget(tool) && at === planned[other] && at !== planned[jaw]) clock.show(planned[jaw]);
  }, [tool, jaw, clock, planned]);

  return {
    ...{ plan, edits, dispatch, run, prescribed, selection, pick, jaw, setJaw, tool, setTool: chooseTool, tab, setTab },
    ...{ numbers, setNumbers, bite, arch, grabs: () => [gizmo, axes, bite.gizmo].some((each) => each.grabs()) },
    ...{ checking, restaging, limit, contacts, bonding, reads, movable },
    restage() {
      if (reads || document.kind === 'target' || planned[jaw] === 0) return;
      const inSequence = order === 'sequence' ? [jaw] : [];
      restaging.run(document, [jaw], [...document.locked, ...prescribed.fixed], { inSequence });
    },
    ...{ order, setOrder: (next: StagingOrder) => setOrders({ ...orders, [jaw]: next }) },
    ...{ rest, keyFrames, save },
  };
}

/** When a tooth moves; null for one that stays, and for targets, which say nothing of time. */
export const barIn = (document: PlanDocument, fdi: number) =>
  document.kind === 'step' ? barOf(document.aligners[jawOf(fdi)], fdi) : null;
