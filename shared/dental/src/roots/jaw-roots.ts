import type { DocumentTooth, JawRootFindings, RootProblem } from '@archway/contracts';
import { length, subtract } from '@archway/geometry';
import { jawBodies } from '../body/jaw-bodies.ts';
import { type JawScan, labelledJaw } from '../body/labelled-jaw.ts';
import type { MeasuredRoot } from '../body/measured-root.ts';
import { closedness } from '../body/closed.ts';
import { withRoot } from '../body/with-root.ts';
import { measuredRoot } from './measure-root.ts';
import { registeredJaw } from './register-jaw.ts';
import { gumRadius, rootSpace } from './root-space.ts';
import { type Voxels, fieldOf } from './voxels.ts';

/** The roots of a jaw that a CT shows, and what it tells of the others. */
export interface JawRoots {
  readonly roots: ReadonlyMap<number, MeasuredRoot>;
  readonly findings: JawRootFindings;
}

/** Finds a jaw in a CT of its patient, and its roots there. @throws whatever `signal` was aborted with */
export async function jawRoots(scan: JawScan, volume: Voxels, signal?: AbortSignal): Promise<JawRoots | undefined> {
  const breathe = async (): Promise<void> => {
    // Whoever stops it is heard between two steps, which a promise alone does not leave room for.
    await new Promise<void>((resolve) => void setTimeout(resolve, 0));
    signal?.throwIfAborted();
  };
  const labelled = labelledJaw(scan);
  if ('problem' in labelled) return undefined;
  const { jaw } = scan;
  const bodies = jawBodies(labelled.jaw).teeth.map(({ body }) => body);
  if (bodies.length === 0) return undefined;
  const found = await registeredJaw(jaw, bodies, volume, breathe);
  const fit = found.fit && { rms: found.fit.rms, share: found.fit.share };
  if ('problem' in found)
    return { roots: new Map(), findings: { jaw, problem: found.problem, fit, measured: [], usual: [] } };
  const field = fieldOf(volume);
  const all = bodies.map((tooth) => ({ tooth, radius: gumRadius(tooth) }));
  const roots = new Map<number, MeasuredRoot>();
  const usual: { fdi: DocumentTooth['fdi']; problem: RootProblem }[] = [];
  for (const [n, { tooth }] of all.entries()) {
    await breathe();
    const beside = [all[n - 1], all[n + 1]].flatMap((each) => each ?? []);
    const root = measuredRoot(rootSpace(jaw, tooth, beside, field, found.placement));
    const problem = 'problem' in root ? root.problem : undefined;
    if (!('problem' in root) && isClosed(withRoot(tooth, root))) roots.set(tooth.fdi, root);
    else usual.push({ fdi: tooth.fdi as DocumentTooth['fdi'], problem: problem ?? 'unusualRoot' });
  }
  for (const fdi of through(
    all.map(({ tooth }) => tooth.fdi),
    roots,
  )) {
    roots.delete(fdi);
    usual.push({ fdi: fdi as DocumentTooth['fdi'], problem: 'lowContrast' });
  }
  const measured = [...roots].map(([fdi, root]) => ({
    fdi: fdi as DocumentTooth['fdi'],
    length: root.length,
    confidence: root.confidence,
  }));
  return { roots, findings: { jaw, problem: null, fit, measured, usual } };
}

/** Middles of roots that are nearer than this share of their widths are of one root, which was followed twice. */
const THROUGH = 0.75;

/** Teeth whose roots would go through that of a neighbour: one of the two went astray, and nobody can tell which. */
function through(fdis: readonly number[], roots: ReadonlyMap<number, MeasuredRoot>): Set<number> {
  const found = new Set<number>();
  for (const [n, fdi] of fdis.slice(1).entries()) {
    const [one, other] = [roots.get(fdis[n]!), roots.get(fdi)];
    if (!one || !other) continue;
    const crossing = one.slices.some((a) =>
      other.slices.some((b) => length(subtract(a.middle, b.middle)) < THROUGH * (mean(a.reach) + mean(b.reach))),
    );
    if (crossing) found.add(fdis[n]!).add(fdi);
  }
  return found;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function isClosed({ positions, indices }: ReturnType<typeof withRoot>): boolean {
  const { badEdges, pieces, volume } = closedness(positions, indices);
  return badEdges === 0 && pieces === 1 && volume > 0 && positions.every(Number.isFinite);
}
