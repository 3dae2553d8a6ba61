import type { PlanDocument, Pose } from '@archway/contracts';
import { type Jaw, frameIn, jawOf } from '@archway/dental';
import { type Vec3, add, dot, mean, scale } from '@archway/geometry';

/** Where a pin may stand, in the frame of its jaw. */
export interface PinPoints {
  readonly jaw: Jaw;
  /** The likeliest first: the middle of the crown, then towards its edge and towards the gum. */
  readonly points: readonly Vec3[];
  /** The side that it stands on is not turned away: from below its roots a tooth is behind its gum. */
  readonly seen: boolean;
}

/** Along the tooth, mm. */
const TRIED = [0, 2.5, -2.5];
/** From here on a jaw is looked at from its roots. */
const FROM_ROOTS = -0.55;

/**
 * Where the pin of a comment stands: at its tooth, or between its two; null where they have no place, as a tooth without
 * axes has not.
 */
export function pinPoints(
  document: PlanDocument,
  teeth: readonly number[],
  poseOf: (fdi: number) => Pose,
  reader: (jaw: Jaw) => Vec3,
): PinPoints | null {
  const [first] = teeth;
  if (first === undefined) return null;
  const jaw = jawOf(first);
  const frames = teeth.flatMap((fdi) => {
    const found = document.teeth.find((tooth) => tooth.fdi === fdi);
    return found?.frame && found.body && jawOf(fdi) === jaw ? [frameIn(poseOf(fdi), found.frame)] : [];
  });
  if (frames.length < teeth.length) return null;
  const origin = mean(frames.map((frame) => frame.origin));
  const long = mean(frames.map((frame) => frame.long));
  return {
    jaw,
    points: TRIED.map((along) => add(origin, scale(long, along))),
    seen: dot(long, reader(jaw)) > FROM_ROOTS,
  };
}
