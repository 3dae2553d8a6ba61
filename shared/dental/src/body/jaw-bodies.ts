import type { DesignProblem } from '../design/problem.ts';
import { cleanLabels } from './clean-labels.ts';
import { closedness } from './closed.ts';
import { type CrownPatch, crownPatch, facesByLabel } from './crown-patch.ts';
import { erodeContacts } from './erode-contacts.ts';
import { faceNeighbours } from './face-neighbours.ts';
import { type CrownShape, crownShape } from './gum-line.ts';
import { alongX } from './jaw-axes.ts';
import type { LabelledJaw } from './labelled-jaw.ts';
import { smoothedBorders } from './smooth-borders.ts';
import type { MeasuredRoot } from './measured-root.ts';
import type { ToothBody } from './tooth-body.ts';
import { uncrossedBody } from './uncrossed-body.ts';
import { withRoot } from './with-root.ts';

/** A tooth with what its whole crown tells, before the bridges to its neighbours were given up. */
export interface ScannedTooth {
  readonly body: ToothBody;
  /** Axes and widths come from here: without its sides a crown leans and is too narrow. */
  readonly whole: CrownPatch & CrownShape;
  /** As a CT showed it; else it is of the usual size. */
  readonly root?: MeasuredRoot | undefined;
}

/** No crown reaches so far from its middle along the jaw, in mm. */
const LARGEST = 14;

/** Whether a label covers more than a tooth. */
function isTooLarge({ positions }: CrownPatch, { center }: CrownShape): boolean {
  for (let at = 0; at < positions.length; at += 3)
    if (Math.hypot(positions[at]! - center[0], positions[at + 2]! - center[2]) > LARGEST) return true;
  return false;
}

/** The closed bodies of a jaw's teeth, in the order of `alongX`. */
export function jawBodies(jaw: LabelledJaw): { teeth: ScannedTooth[]; problems: DesignProblem[] } {
  const { positions, indices } = jaw;
  const vertices = positions.length / 3;
  const across = faceNeighbours(indices, vertices);
  const labels = jaw.labels.slice();
  const problems = cleanLabels(labels, across);
  const whole = facesByLabel(labels);
  const wholeAt = smoothedBorders(positions, indices, labels, across);
  const eroded = labels.slice();
  erodeContacts(eroded, indices, vertices, across);
  const kept = facesByLabel(eroded);
  const keptAt = smoothedBorders(positions, indices, eroded, across);
  const teeth: ScannedTooth[] = [];
  for (const [fdi, faces] of whole) {
    const crown = crownPatch(jaw, wholeAt, faces);
    const shape = crown && crownShape(crown);
    if (crown && shape && isTooLarge(crown, shape)) {
      problems.push({ problem: 'toothTooLarge', teeth: [fdi] });
      continue;
    }
    const patch = crownPatch(jaw, keptAt, kept.get(fdi) ?? []);
    const body = patch && uncrossedBody(jaw.jaw, fdi, patch);
    if (!crown || !shape || !body) {
      problems.push({ problem: 'bodyNotClosed', teeth: [fdi] });
      continue;
    }
    const { badEdges, pieces, volume } = closedness(body.positions, body.indices);
    if (badEdges > 0 || pieces > 1 || volume <= 0) problems.push({ problem: 'bodyNotClosed', teeth: [fdi] });
    else teeth.push({ body, whole: { ...crown, ...shape } });
  }
  teeth.sort((one, other) => alongX(one.body.fdi) - alongX(other.body.fdi));
  return { teeth, problems: problems.map((problem) => ({ jaw: jaw.jaw, ...problem })) };
}

/** The same teeth with the roots that were measured. */
export const withRoots = (
  teeth: readonly ScannedTooth[],
  roots: ReadonlyMap<number, MeasuredRoot>,
): readonly ScannedTooth[] =>
  teeth.map((tooth) => {
    const root = roots.get(tooth.body.fdi);
    return root ? { ...tooth, root, body: withRoot(tooth.body, root) } : tooth;
  });
