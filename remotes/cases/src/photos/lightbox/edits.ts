import type { CasePhoto } from '@archway/contracts';
import type { PhotoEdits } from '@archway/photo';

/** A rectangle as shares of the picture it lies on, 0 to 1. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is done to a photo: first turned, then mirrored left to right, then cropped. */
export interface Edits {
  /** Clockwise. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly mirror: boolean;
  /** On the turned and mirrored picture; null is all of it. */
  readonly crop: Box | null;
}

export const noEdits: Edits = { quarterTurns: 0, mirror: false, crop: null };
export const wholeBox: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Whether the box leaves something out. */
const cuts = ({ width, height }: Box): boolean => width < 1 || height < 1;

export const isEdited = ({ mirror, quarterTurns, crop }: Edits): boolean =>
  mirror || quarterTurns !== 0 || (crop !== null && cuts(crop));

/**
 * Turns what is seen; the cropped part turns with it. What is seen may be mirrored, and the mirror comes after the turn:
 * seen from behind, clockwise is the other way round.
 */
export function turned(edits: Edits, clockwise: boolean): Edits {
  const quarterTurns = ((edits.quarterTurns + (clockwise === edits.mirror ? 3 : 1)) % 4) as Edits['quarterTurns'];
  const { crop } = edits;
  if (!crop) return { ...edits, quarterTurns };
  const { x, y, width, height } = crop;
  const box = clockwise
    ? { x: 1 - y - height, y: x, width: height, height: width }
    : { x: y, y: 1 - x - width, width: height, height: width };
  return { ...edits, quarterTurns, crop: box };
}

/** Mirrors what is seen, left to right. */
export const mirrored = (edits: Edits): Edits => ({
  ...edits,
  mirror: !edits.mirror,
  crop: edits.crop && { ...edits.crop, x: 1 - edits.crop.x - edits.crop.width },
});

/** The changes as the workers take them: the crop in pixels of the turned picture. */
export function inPixels(
  photo: Pick<CasePhoto, 'width' | 'height'>,
  { quarterTurns, mirror, crop }: Edits,
): PhotoEdits {
  if (!crop || !cuts(crop)) return { quarterTurns, mirror };
  const lies = quarterTurns % 2 === 1;
  const width = lies ? photo.height : photo.width;
  const height = lies ? photo.width : photo.height;
  const box = { x: crop.x * width, y: crop.y * height, width: crop.width * width, height: crop.height * height };
  return { quarterTurns, mirror, crop: box };
}

/** Smallest side of a crop. */
const SMALLEST = 0.05;

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

export type Handle = 'nw' | 'ne' | 'sw' | 'se' | 'move';

/** The box after a handle was moved by shares of the picture; it stays on the picture and keeps a smallest size. */
export function dragBox(box: Box, handle: Handle, dx: number, dy: number): Box {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  if (handle === 'move') {
    return { ...box, x: within(box.x + dx, 0, 1 - box.width), y: within(box.y + dy, 0, 1 - box.height) };
  }
  const west = handle === 'nw' || handle === 'sw';
  const north = handle === 'nw' || handle === 'ne';
  const x = west ? within(box.x + dx, 0, right - SMALLEST) : box.x;
  const y = north ? within(box.y + dy, 0, bottom - SMALLEST) : box.y;
  const farX = west ? right : within(right + dx, x + SMALLEST, 1);
  const farY = north ? bottom : within(bottom + dy, y + SMALLEST, 1);
  return { x, y, width: farX - x, height: farY - y };
}
