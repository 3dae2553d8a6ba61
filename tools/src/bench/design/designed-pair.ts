import { createHash } from 'node:crypto';
import type { PlanDocument } from '@archway/contracts';
import { jaws } from '@archway/dental';
import {
  type JawDesign,
  type StandingScan,
  closedness,
  designPlan,
  restaging,
  standingScan,
} from '@archway/dental/design';
import { segmentJaw } from '@archway/dental/segment';
import { type MeshAnalysis, analyseMesh, cleanMesh, drawMesh, encodeDraco, readMesh, repairMesh } from '@archway/mesh';
import { type PairParts, mappedTeeth, partsOfPair } from './parts-of-pair.ts';
import type { ScanPair } from './scan-pairs.ts';
import { type PartTimes, timesOfParts } from './time-of-parts.ts';

/** What the design of one pair came to; times are those of one processor, in seconds. */
export interface DesignedPair {
  readonly name: string;
  readonly seconds: {
    readonly analysis: number;
    readonly repair: number;
    readonly teeth: number;
    readonly design: number;
  };
  readonly designs: readonly JawDesign[];
  readonly closed: number;
  readonly bodies: number;
  /** Largest difference of a contact from what was wanted, in mm, where it could be closed. */
  readonly contact: number;
  readonly openContacts: number;
  readonly excess: number;
  readonly stages: number;
  /** Longest time from one moment to the next at which a cancelled restaging ends, in seconds. */
  readonly turn: number;
  readonly times: readonly PartTimes[];
  readonly parts: PairParts;
}

/** Time of the processor, not of the clock: other work on the machine does not count. */
async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const start = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(start);
  return [value, (user + system) / 1e6];
}

/** What the server does with a file from its upload on: analysed, drawn, repaired, compressed, its teeth found. */
async function prepared(jaw: 'upper' | 'lower', bytes: Uint8Array) {
  const read = async () => (await readMesh(bytes, 'scan.ply')).mesh;
  const [, analysis] = await timed(async (): Promise<MeshAnalysis> => {
    const { mesh } = cleanMesh(await read());
    const found = analyseMesh(mesh);
    drawMesh(mesh, found);
    return found;
  });
  const [drc, repair] = await timed(async () => {
    const raw = await read();
    const { unitGuess } = analyseMesh(cleanMesh(raw).mesh);
    return encodeDraco(repairMesh(raw, { toMm: unitGuess.sure ? unitGuess.toMm : 1 }).mesh);
  });
  const [labelled, teeth] = await timed(async () => {
    const { mesh } = await readMesh(drc, 'repaired.drc');
    return { mesh, labels: (await segmentJaw(mesh, { jaw })).labels };
  });
  return { ...labelled, seconds: { analysis, repair, teeth } };
}

/** Two scans to a staged plan with its meshes, as the server does it; undefined where the engine refuses. */
export async function designedPair({ name, ...files }: ScanPair): Promise<DesignedPair | undefined> {
  const [upper, lower] = [await prepared('upper', files.upper), await prepared('lower', files.lower)];
  const meshes = new Map<string, Mesh>();
  const scans: Partial<Record<'upper' | 'lower', StandingScan>> = {};
  const [made, design] = await timed(async () => {
    for (const [jaw, { mesh, labels }] of Object.entries({ upper, lower }) as [keyof typeof scans, typeof upper][]) {
      const scan = standingScan(jaw, mesh, labels);
      if (scan) scans[jaw] = scan;
    }
    const keep = async (mesh: Mesh): Promise<string> => {
      const hash = createHash('sha256')
        .update(await encodeDraco(mesh))
        .digest('hex');
      meshes.set(hash, mesh);
      return hash;
    };
    return designPlan({ kind: 'step', scans, options: {}, keep });
  });
  if ('refused' in made) return undefined;
  const designs = jaws.flatMap((jaw) => made.designs[jaw] ?? []);
  const bodies = designs.flatMap(({ teeth }) => teeth.map(({ body }) => body));
  const contacts = designs.flatMap(({ target }) =>
    target.contacts.map(({ wanted, gap }) => Math.abs(Math.min(gap, 1) - Math.min(wanted, 1))),
  );
  const closing = contacts.filter((off) => off < CLOSABLE);
  const sum = (of: (seconds: typeof upper.seconds) => number): number => of(upper.seconds) + of(lower.seconds);
  return {
    ...{ name, designs, bodies: bodies.length },
    seconds: {
      analysis: sum(({ analysis }) => analysis),
      repair: sum(({ repair }) => repair),
      teeth: sum(({ teeth }) => teeth),
      design,
    },
    closed: bodies.filter((body) => isClosed(body)).length,
    contact: Math.max(0, ...closing),
    openContacts: contacts.length - closing.length,
    excess: Math.max(...designs.map(({ stages }) => Math.max(...stages.excess))),
    stages: Math.max(...designs.map(({ stages }) => stages.poses.length - 1)),
    turn: longestTurn(made.document, meshes),
    times: timesOfParts(scans),
    parts: partsOfPair(made.document, designs, meshes),
  };
}

type Mesh = Parameters<typeof encodeDraco>[0];

/** Stages made anew, as in the worker of the workbench: by turns, between which it hears that nobody wants them any more. */
function longestTurn(document: PlanDocument, meshes: ReadonlyMap<string, Mesh>): number {
  const solids = new Map([...mappedTeeth(document, meshes)].map(([fdi, { solid }]) => [fdi, solid]));
  let longest = 0;
  for (const jaw of jaws) {
    const work = restaging(document, jaw, solids, { kept: new Set() });
    for (let done: boolean | undefined = false; !done;) {
      const start = process.cpuUsage();
      done = work.next().done;
      longest = Math.max(longest, process.cpuUsage(start).user / 1e6);
    }
  }
  return longest;
}

/** A contact that is off by more could not be closed, and is named. */
const CLOSABLE = 0.1;

function isClosed({ positions, indices }: JawDesign['teeth'][number]['body']): boolean {
  const { badEdges, pieces, volume } = closedness(positions, indices);
  return badEdges === 0 && pieces === 1 && volume > 0;
}
