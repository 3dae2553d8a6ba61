import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PLAN_MESH_LIMIT_MB, type PlanDocument, limitsOf } from '@archway/contracts';
import { type Jaw, MESH_FOLDER, jawOf, jaws, meshFilesAmong, wayBetween } from '@archway/dental';
import { closedness } from '@archway/dental/design';
import { stageTeeth } from '@archway/dental/models';
import { type Mesh, readMesh, writeStl } from '@archway/mesh';
import { wholeFile } from '../files/whole-file.ts';
import { planAt, planFileAt, sha256 } from './plan-file.ts';

/** One stage of a jaw with what was found. Lengths in mm, angles in degrees. */
export interface StageLine {
  readonly jaw: Jaw;
  readonly n: number;
  /** Farthest moves and turns of a tooth since the stage before. */
  readonly linear: number;
  readonly vertical: number;
  readonly rotation: number;
  readonly withinLimits: boolean;
  /** Teeth that go or turn farther than the limits of their type. */
  readonly beyond: readonly number[];
  /** How deep teeth overlap by what the document says of it; null where it says nothing. */
  readonly penetration: number | null;
  /** Of the mesh of all teeth, as it is exported. */
  readonly mesh: {
    readonly triangles: number;
    readonly volume: number;
    readonly closed: boolean;
    readonly sha256: string;
  } | null;
}

/** Rounding of documents. */
const SLACK = 1.001;
const quantities = ['linear', 'vertical', 'rotation'] as const;
const rounded = (value: number): number => Number(value.toFixed(4));

/** The bodies of a jaw from the files beside the plan; null where one is missing. */
async function bodiesOf(document: PlanDocument, jaw: Jaw, folder: string): Promise<Map<number, Mesh> | null> {
  const teeth = document.teeth.flatMap(({ fdi, body }) =>
    body && jawOf(fdi) === jaw ? [[fdi, body.sha256] as const] : [],
  );
  const { found, missing } = meshFilesAmong(
    await readdir(folder).catch(() => []),
    teeth.map(([, hash]) => hash),
  );
  if (missing.length > 0) return null;
  const bodies = new Map<number, Mesh>();
  for (const [fdi, hash] of teeth) {
    const name = found.get(hash)!;
    bodies.set(fdi, (await readMesh(await wholeFile(join(folder, name), PLAN_MESH_LIMIT_MB * 1_048_576), name)).mesh);
  }
  return bodies;
}

function movesAt(
  { aligners, teeth, limits }: PlanDocument,
  jaw: Jaw,
  n: number,
): Pick<StageLine, (typeof quantities)[number] | 'withinLimits' | 'beyond'> {
  const [before, now] = [aligners[jaw][n - 1]?.poses, aligners[jaw][n]?.poses];
  const most = { linear: 0, vertical: 0, rotation: 0 };
  const beyond: number[] = [];
  for (const { fdi, frame } of teeth) {
    const [from, to] = [before?.[String(fdi)], now?.[String(fdi)]];
    if (!from || !to || !frame) continue;
    const way = wayBetween(from, to, frame.origin);
    const own = limitsOf(limits, fdi);
    for (const key of quantities) most[key] = Math.max(most[key], way[key]);
    if (quantities.some((key) => way[key] > own[key] * SLACK)) beyond.push(fdi);
  }
  return {
    linear: rounded(most.linear),
    vertical: rounded(most.vertical),
    rotation: rounded(most.rotation),
    withinLimits: beyond.length === 0,
    beyond,
  };
}

function meshAt(document: PlanDocument, jaw: Jaw, n: number, bodies: ReadonlyMap<number, Mesh>): StageLine['mesh'] {
  const mesh = stageTeeth(document, jaw, n, bodies);
  const { badEdges, volume } = closedness(Float64Array.from(mesh.positions), mesh.indices);
  // Names that the mesh has are random in an STL; its triangles are not.
  const { bytes } = writeStl(mesh, { random: () => 0.5 });
  return { triangles: mesh.indices.length / 3, volume: rounded(volume), closed: badEdges === 0, sha256: sha256(bytes) };
}

/** Every stage of a plan with its moves against the limits, and what the meshes beside it tell. @throws FileProblem, Refused */
export async function* checkPlan(path: string): AsyncGenerator<StageLine> {
  const document = await planAt(path);
  const folder = join(dirname(await planFileAt(path)), MESH_FOLDER);
  for (const jaw of jaws) {
    const bodies = await bodiesOf(document, jaw, folder);
    for (const { n } of document.aligners[jaw]) {
      const told = document.checks.find((check) => check.jaw === jaw && check.n === n)?.penetration;
      yield {
        ...{ jaw, n, ...movesAt(document, jaw, n) },
        penetration: told === undefined ? null : rounded(told),
        mesh: bodies && meshAt(document, jaw, n, bodies),
      };
    }
  }
}
