import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type JawRootFindings, designProblemNames, rootProblems, rootRegistrationProblems } from '@archway/contracts';
import { AT_REST, type Jaw, MESH_FOLDER, canonicalText, jaws } from '@archway/dental';
import {
  type DesignProblem,
  type JawDesign,
  type JawOptions,
  biteMeasures,
  boltonRatio,
  designPlan,
  jawMeasures,
} from '@archway/dental/design';
import { type Mesh, encodeDraco } from '@archway/mesh';
import { writeWhole } from '../files/whole-file.ts';
import { Refused } from '../problem.ts';
import { cbctVolume } from './cbct-volume.ts';
import { factsOf } from './facts.ts';
import { labelledMesh } from './labelled-mesh.ts';
import { sha256 } from './plan-file.ts';

export interface Wanted {
  readonly meshes: Readonly<Record<Jaw, string>>;
  /** Files of labels; without one the teeth are found. */
  readonly labels: Readonly<Partial<Record<Jaw, string>>>;
  readonly out: string;
  readonly kind: 'target' | 'step';
  readonly options: Readonly<Record<Jaw, JawOptions>>;
  readonly first: Jaw;
  /** A CBCT of the patient, from which roots are taken. */
  readonly cbct?: string | undefined;
}

export const designLine = ({ problem, jaw, teeth }: DesignProblem): string =>
  `${[jaw, ...(teeth ?? [])].filter((word) => word !== undefined).join(' ')}: ${designProblemNames[problem].en} (${problem})`;

/** What a CBCT did not tell, in words: a line for each jaw, or each reason. */
export function rootLines({ jaw, problem, usual }: JawRootFindings): string[] {
  if (problem) return [`${jaw}: ${rootRegistrationProblems[problem].en}; all roots are of the usual size (${problem})`];
  const names = [...new Set(usual.map((each) => each.problem))];
  return names.map((name) => {
    const teeth = usual.filter((each) => each.problem === name).map(({ fdi }) => fdi);
    return `${jaw} ${teeth.join(' ')}: root of the usual size: ${rootProblems[name].en} (${name})`;
  });
}

const refusedBy = (problems: readonly DesignProblem[]): Refused =>
  new Refused('notDesigned', ['nothing can be designed:', ...problems.map(designLine)].join('\n  '));

/** Writes a mesh under the name of its hash. @returns the hash */
async function stored(folder: string, mesh: Mesh): Promise<string> {
  const bytes = await encodeDraco(mesh);
  const hash = sha256(bytes);
  await writeWhole(join(folder, `${hash}.drc`), bytes);
  return hash;
}

/** What was measured of the jaws; what was not, with its reason. */
function measuresOf(designs: Readonly<Record<Jaw, JawDesign>>, bite: boolean): Record<string, unknown> {
  const [upper, lower] = [jawMeasures(designs.upper.teeth), jawMeasures(designs.lower.teeth)];
  const widths = { upper: upper.widths, lower: lower.widths };
  const told = ({ archRms, available, needed, crowding, canines, molars, midline }: typeof upper) => ({
    ...{ archRms, available, needed, crowding, canines, molars, midline },
  });
  return {
    ...{ upper: told(upper), lower: told(lower) },
    ...{ bolton6: boltonRatio(widths, 6), bolton12: boltonRatio(widths, 12) },
    ...biteMeasures({ upper: designs.upper.teeth, lower: designs.lower.teeth }, bite ? AT_REST : null),
  };
}

/**
 * Designs a plan from two scans and writes it with the meshes that it names, as `plan import` takes it.
 * @returns what it is, and what should be looked at
 * @throws Refused where nothing can be designed; NotPossible for a CBCT that cannot be read; MeshError, FileProblem
 */
export async function makePlanFile(
  { meshes, labels, out, kind, options, first, cbct }: Wanted,
  signal: AbortSignal,
): Promise<
  Record<string, unknown> & { readonly lookAt: readonly DesignProblem[]; readonly roots: readonly JawRootFindings[] }
> {
  const found = {
    upper: await labelledMesh('upper', meshes.upper, labels.upper),
    lower: await labelledMesh('lower', meshes.lower, labels.lower),
  };
  const volume = cbct === undefined ? undefined : await cbctVolume(cbct, signal);
  const folder = join(dirname(out), MESH_FOLDER);
  await mkdir(folder, { recursive: true });
  const keep = (mesh: Mesh): Promise<string> => stored(folder, mesh);
  const made = await designPlan({ kind, scans: found, options, first, volume, signal, keep });
  if ('refused' in made) throw refusedBy(made.refused);
  const { document, designs, bite, lookAt, roots } = made;
  await writeWhole(out, canonicalText(document));
  return {
    ...factsOf(document),
    bite: document.bite.from,
    measures: measuresOf(designs as Record<Jaw, JawDesign>, bite !== null),
    doubts: jaws.flatMap((jaw) => found[jaw].doubts.map((doubt) => ({ jaw, ...doubt }))),
    ...{ lookAt, roots },
  };
}
