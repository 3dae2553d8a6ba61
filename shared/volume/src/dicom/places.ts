import { markNames } from './marks.ts';
import type { SliceHeader } from './slice.ts';

const placeOf = ({ position }: SliceHeader): string => position?.map((each) => each.toFixed(3)).join() ?? '';

/**
 * Takes copies of one image out: the same instance at the same place. An instance alone says little, for some programs write the
 * same one into every file.
 */
export function withoutCopies<Slice extends SliceHeader>(slices: readonly Slice[]): { kept: Slice[]; copies: Slice[] } {
  const seen = new Set<string>();
  const [kept, copies]: [Slice[], Slice[]] = [[], []];
  for (const slice of slices) {
    const { instanceUid, frame, instanceNumber, location } = slice;
    const place = placeOf(slice) || `${instanceNumber}/${location}`;
    const key = `${instanceUid}|${frame}|${place}`;
    if (instanceUid !== '' && seen.has(key)) copies.push(slice);
    else kept.push(slice);
    seen.add(key);
  }
  return { kept, copies };
}

/** So many slices for each place, and they are several volumes; a few double slices are not. */
const SEVERAL = 1.5;

/** Several volumes at the same places (phases, times, repeated acquisitions) are taken apart. */
export function volumesOf<Slice extends SliceHeader>(slices: readonly Slice[]): Slice[][] {
  const whole = [[...slices]];
  const places = groupBy(slices, placeOf);
  if (places.size < 2 || places.size * SEVERAL > slices.length) return whole;
  const marked = [
    ...markNames.map((name) => (slice: Slice) => slice.marks[name]),
    (slice: Slice) => markNames.map((name) => slice.marks[name]).join('|'),
  ].map((mark) => [...groupBy(slices, mark).values()]);
  const parts = marked.filter((each) => each.length > 1 && each.every((part) => part.length > 1));
  return parts.find((each) => each.every(isOncePerPlace)) ?? inTurn([...places.values()]) ?? parts[0] ?? whole;
}

const isOncePerPlace = (slices: readonly SliceHeader[]): boolean => new Set(slices.map(placeOf)).size === slices.length;

/** When nothing tells them apart: the first images of all places, the second ones, and so on; all places must have as many. */
function inTurn<Slice extends SliceHeader>(places: readonly (readonly Slice[])[]): Slice[][] | undefined {
  const count = places[0]!.length;
  if (places.some((each) => each.length !== count)) return undefined;
  const ordered = places.map((each) =>
    [...each].sort(
      (a, b) => compare(a.marks.acquired, b.marks.acquired) || a.instanceNumber - b.instanceNumber || a.frame - b.frame,
    ),
  );
  return Array.from({ length: count }, (_, turn) => ordered.map((each) => each[turn]!));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Whether slices that all have the same position really lie at one place, as the times of a film do. Some devices write one
 * position into every file of a volume: then locations differ, or nothing does but the number of the image.
 */
export function isOnePlace(slices: readonly SliceHeader[]): boolean {
  if (slices.length < 2 || slices.some(({ position }) => position === undefined)) return false;
  const locations = new Set(slices.map(({ location }) => location));
  if (locations.size === slices.length) return false;
  const located = locations.size === 1 && slices[0]!.location !== undefined;
  const telling = markNames.filter((name) => name !== 'acquisition' && name !== 'stack');
  const differ = telling.some((name) => new Set(slices.map(({ marks }) => marks[name])).size > 1);
  return located || differ || slices.every(({ placedItself }) => placedItself);
}

function groupBy<Slice>(slices: readonly Slice[], keyOf: (slice: Slice) => string): Map<string, Slice[]> {
  const groups = new Map<string, Slice[]>();
  for (const slice of slices) {
    const key = keyOf(slice);
    const group = groups.get(key);
    if (group) group.push(slice);
    else groups.set(key, [slice]);
  }
  return groups;
}
