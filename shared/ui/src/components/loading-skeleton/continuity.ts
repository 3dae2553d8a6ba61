/** Most answers need less than this, and a flicker is worse than a moment of nothing. */
export const SKELETON_DELAY_MS = 300;
/** Within this time one skeleton hands over to the next. */
const GAP_MS = 250;

/** When each skeleton of the page comes into sight, by `performance.now()`. */
const alive = new Map<object, number>();
let lastSeen = Number.NEGATIVE_INFINITY;

/** Whether a skeleton is in sight or was a moment ago: the next one then goes on from it, without a pause of its own. */
export function skeletonInSight(now: number): boolean {
  return now - lastSeen < GAP_MS || [...alive.values()].some((from) => from <= now);
}

/**
 * A skeleton stands in the page from now on.
 * @param from when it comes into sight
 * @returns to be called when it goes, with the time then
 */
export function skeletonStands(from: number): (now: number) => void {
  const own = {};
  alive.set(own, from);
  return (now) => {
    alive.delete(own);
    if (from <= now) lastSeen = now;
  };
}
