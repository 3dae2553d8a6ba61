import { jawBodies } from '../body/jaw-bodies.ts';
import { type JawScan, labelledJaw } from '../body/labelled-jaw.ts';
import { type FramedTooth, toothFrames } from '../frames/tooth-frames.ts';

/** The framed teeth of a scan that tests know to be good. */
export function framedTeeth(scan: JawScan): FramedTooth[] {
  const found = labelledJaw(scan);
  if ('problem' in found) throw new Error(found.problem.problem);
  return toothFrames(scan.jaw, jawBodies(found.jaw).teeth);
}
