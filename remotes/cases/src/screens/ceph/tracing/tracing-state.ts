import { type FilmTracing, landmarkKeys } from '@archway/contracts';
import type { LandmarkKey, Mark, Point } from '@archway/ceph';

/** What is traced on a film, as it is saved. */
export type Tracing = Pick<FilmTracing, 'marks' | 'calibration' | 'filmDate' | 'finished'>;

/** A tracing with what was undone and what can be. */
export interface History {
  readonly past: readonly Tracing[];
  readonly now: Tracing;
  readonly future: readonly Tracing[];
}

/** So many steps can be taken back. */
const MOST_STEPS = 200;

export const historyOf = (now: Tracing): History => ({ past: [], now, future: [] });

export const changed = ({ past, now }: History, next: Tracing): History => ({
  past: [...past, now].slice(-MOST_STEPS),
  now: next,
  future: [],
});

export function undone(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redone(history: History): History {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.now], now: next, future } : history;
}

/** A change of what counts: a finished tracing is a draft again. */
const withMarks = (tracing: Tracing, marks: Tracing['marks']): Tracing => ({ ...tracing, marks, finished: false });

/** Somebody put a landmark there: it counts. */
export const placed = (tracing: Tracing, key: LandmarkKey, { x, y }: Point): Tracing =>
  withMarks(tracing, { ...tracing.marks, [key]: { x, y, confirmed: true } });

/** Somebody agrees with where a landmark stands. */
export function confirmed(tracing: Tracing, key: LandmarkKey): Tracing {
  const mark = tracing.marks[key];
  return mark && !mark.confirmed ? placed(tracing, key, mark) : tracing;
}

export const removed = (tracing: Tracing, key: LandmarkKey): Tracing =>
  withMarks(tracing, Object.fromEntries(Object.entries(tracing.marks).filter(([each]) => each !== key)));

/** Takes proposals where nobody has placed or confirmed anything; what people did stands. */
export function proposed(tracing: Tracing, proposals: Partial<Record<LandmarkKey, Mark>>): Tracing {
  const marks = { ...tracing.marks };
  for (const key of landmarkKeys) {
    const proposal = proposals[key];
    if (proposal && !marks[key]?.confirmed) marks[key] = { ...proposal, confirmed: false };
  }
  return withMarks(tracing, marks);
}

/** The landmark to be placed or confirmed after this one, in the order of the list; undefined when all are. */
export function nextOpen(tracing: Tracing, after?: LandmarkKey): LandmarkKey | undefined {
  const at = after ? landmarkKeys.indexOf(after) + 1 : 0;
  return [...landmarkKeys.slice(at), ...landmarkKeys.slice(0, at)].find((key) => !tracing.marks[key]?.confirmed);
}

export const confirmedCount = ({ marks }: Tracing): number =>
  landmarkKeys.filter((key) => marks[key]?.confirmed).length;

/** Proposals that wait for somebody's word. */
export const openProposals = ({ marks }: Tracing): LandmarkKey[] =>
  landmarkKeys.filter((key) => marks[key] && !marks[key].confirmed);
