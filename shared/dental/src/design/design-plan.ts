import type { JawRootFindings, PlanDocument } from '@archway/contracts';
import { type Mesh, crownMarks } from '@archway/mesh';
import { verticesTurnedOver } from '../body/jaw-axes.ts';
import type { JawScan } from '../body/labelled-jaw.ts';
import type { ToothBody } from '../body/tooth-body.ts';
import { type Jaw, jaws } from '../document/jaws.ts';
import { readPlan } from '../document/read-document.ts';
import { type JawRoots, jawRoots } from '../roots/jaw-roots.ts';
import type { Voxels } from '../roots/voxels.ts';
import type { JawDesign, JawOptions } from './design-jaw.ts';
import { designJaws } from './design-jaws.ts';
import { optionsOf, withTarget } from './leading-to.ts';
import { type NamedDesign, makePlan } from './make-plan.ts';
import { type JawScans, type PlacedJaws, placedJaws } from './placed-jaws.ts';
import type { DesignProblem } from './problem.ts';
import { withAttachments } from './with-attachments.ts';

export interface PlanWanted {
  readonly kind: PlanDocument['kind'];
  /** One jaw, or both. */
  readonly scans: JawScans;
  readonly options: Readonly<Partial<Record<Jaw, JawOptions>>>;
  /** The jaw that is set up by itself; the other one is set up to it, where it is known how they bite. */
  readonly first?: Jaw | undefined;
  /** The target that stages lead to, instead of options; it has to be of these very scans. */
  readonly target?: PlanDocument | undefined;
  /** A CT of the patient, where roots are to be taken from it. */
  readonly volume?: Voxels | undefined;
  /** Looked at while a jaw is looked for in the CT. */
  readonly signal?: AbortSignal | undefined;
  /** Stores a mesh. @returns SHA-256 of the file that holds it, in hex */
  readonly keep: (mesh: Mesh) => Promise<string>;
  /** 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A plan that `readPlan` has taken, and what should be looked at in it. */
export interface DesignedPlan {
  readonly document: PlanDocument;
  readonly designs: Readonly<Partial<Record<Jaw, JawDesign>>>;
  readonly bite: PlacedJaws['bite'];
  readonly lookAt: readonly DesignProblem[];
  /** What the CT told of the roots of each jaw. */
  readonly roots: readonly JawRootFindings[];
}

/** Jaws whose scan is not the one on which a target was designed. */
const otherThan = (target: PlanDocument, hashes: ReadonlyMap<Jaw, string>): DesignProblem[] =>
  jaws
    .filter((jaw) => (target.jaws[jaw]?.sha256 ?? null) !== (hashes.get(jaw) ?? null))
    .map((jaw) => ({ problem: 'targetOfOtherScan', jaw }));

const meshOf = ({ positions, indices }: JawScan): Mesh => ({
  positions: Float32Array.from(positions),
  indices: Uint32Array.from(indices),
});

/** The body of a tooth as it is stored: as in the mouth, with marks on its crown. */
export function bodyMesh(jaw: Jaw, { positions, indices, crownVertices }: ToothBody): Mesh {
  const generic = crownMarks(positions.length / 3, crownVertices);
  return { positions: Float32Array.from(verticesTurnedOver(jaw, positions)), indices, generic };
}

async function named(design: JawDesign, scan: string, keep: PlanWanted['keep']): Promise<NamedDesign> {
  const bodies = new Map<number, string>();
  for (const { fdi, body } of design.teeth) bodies.set(fdi, await keep(bodyMesh(design.jaw, body)));
  return { design, scan, bodies };
}

/** From labelled scans to a plan, with its meshes stored: all automatic steps. */
export async function designPlan({
  kind,
  scans,
  options,
  first = 'lower',
  target,
  volume,
  signal,
  keep,
  onProgress,
}: PlanWanted): Promise<DesignedPlan | { readonly refused: readonly DesignProblem[] }> {
  const { scans: placed, bite } = placedJaws(scans);
  const given = jaws.flatMap((jaw) => placed[jaw] ?? []);
  const hashes = new Map<Jaw, string>();
  for (const scan of given) hashes.set(scan.jaw, await keep(meshOf(scan)));
  const others = target ? otherThan(target, hashes) : [];
  if (others.length > 0) return { refused: others };
  const measured = new Map<Jaw, JawRoots>();
  for (const scan of volume ? given : []) {
    const found = await jawRoots(scan, volume!, signal);
    if (found) measured.set(scan.jaw, found);
  }
  const found = designJaws(given, {
    ...{ bite: bite?.upper ?? null, first, onProgress },
    optionsOf: (jaw) => ({
      ...(target ? { ...optionsOf(target, jaw), sequence: options[jaw]?.sequence ?? false } : options[jaw]),
      missing: options[jaw]?.missing ?? [],
      roots: measured.get(jaw)?.roots,
      staged: kind === 'step',
    }),
  });
  if ('refused' in found) return found;
  const { designs } = found;
  const parts: Record<Jaw, NamedDesign | null> = { upper: null, lower: null };
  for (const { jaw } of given) parts[jaw] = await named(designs.get(jaw)!, hashes.get(jaw)!, keep);
  const made = makePlan({ kind, ...parts, bite });
  if ('refused' in made) return made;
  const bonded = target
    ? { document: withTarget(made.document, target), problems: [] }
    : withAttachments(made.document, designs);
  const { document, problems } = readPlan(bonded.document);
  if (!document)
    throw new Error(
      `the engine made no valid plan: ${problems.map(({ problem, path }) => `${path} ${problem}`).join('; ')}`,
    );
  return {
    ...{ document, bite, designs: Object.fromEntries(designs) },
    roots: [...measured.values()].map(({ findings }) => findings),
    lookAt: [...[...designs.values()].flatMap((design) => design.problems), ...bonded.problems],
  };
}
