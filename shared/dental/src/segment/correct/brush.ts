import { expandLabel } from '../cut/expansion.ts';
import { HOPELESS } from '../cut/label-prices.ts';
import { slotOf } from '../prior/slots.ts';
import { type CorrectableJaw, onSurface } from './correctable-jaw.ts';
import type { Labelled, Outcome } from './correction.ts';
import { facesNear } from './distances.ts';
import { withSurface } from './with-surface.ts';

/** The boundary is looked for so far around what was painted, mm. */
const AROUND = 2.2;
/** What it costs to go on to the end of that, and to stay at what was painted, per mm². */
const FAR = 0.5;
const NEAR = 0.12;

/**
 * Painted faces are what they were painted as; around them the label goes on to the nearest groove, where one is near: the
 * cheapest cut of the neighbourhood, in which everything else stays.
 */
export function brushed(jaw: CorrectableJaw, now: Labelled, fdi: number, faces: Iterable<number>): Outcome {
  if (fdi !== 0 && slotOf(jaw.jaw, fdi) < 0) return { problem: 'otherJaw' };
  const { surface, seams } = jaw;
  const painted = [...faces].map((face) => jaw.faceOf[face] ?? -1).filter((face) => face >= 0);
  if (painted.length === 0) return { problem: 'nothingFound' };
  const own = onSurface(jaw, now.labels);
  for (const face of painted) own[face] = fdi;
  const near = facesNear(surface, painted, AROUND);
  const part = (face: number): number => near.get(face)! / AROUND;
  expandLabel(
    surface,
    seams,
    {
      takes: (face) => (near.has(face) ? FAR * part(face) ** 2 : HOPELESS * 2) * surface.areas[face]!,
      keeps: (face) => (near.has(face) ? NEAR * (1 - part(face)) : 0) * surface.areas[face]!,
    },
    own,
    fdi,
  );
  return withSurface(jaw, now, own);
}
