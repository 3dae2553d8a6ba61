import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, type PlanDocument, endpoints } from '@archway/contracts';
import { MESH_FOLDER, PLAN_FILE, canonicalText, jawOf } from '@archway/dental';
import { stageTeeth } from '@archway/dental/models';
import { type Mesh, readMesh, writeStl } from '@archway/mesh';
import { writeWhole } from '../files/whole-file.ts';
import { NotPossible } from '../problem.ts';
import type { Server } from '../server.ts';
import { sha256 } from './plan-file.ts';

const { plans, files } = endpoints;

export interface PlanPlace {
  readonly caseId: string;
  readonly version: number;
  readonly planId: string;
}

type Named = NonNullable<Answer<typeof plans.document>>['meshes'][number];

/** The bytes of a mesh of a plan. @throws NotPossible when the storage does not give what the plan names */
async function fetched(url: string | undefined, { sha256: wanted }: Named): Promise<Uint8Array> {
  const answer = url ? await fetch(url) : undefined;
  if (!answer?.ok) throw new NotPossible(`The storage does not give the mesh ${wanted}.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (sha256(bytes) !== wanted) throw new NotPossible(`The storage has another mesh than ${wanted}.`);
  return bytes;
}

/** As many names as are signed at once. */
const AT_ONCE = 200;

async function meshesOf(server: Server, meshes: readonly Named[]): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (let from = 0; from < meshes.length; from += AT_ONCE) {
    const some = meshes.slice(from, from + AT_ONCE);
    const body = { objectNameList: some.map(({ objectName }) => objectName) };
    const urls = await server.call(files.accessUrls, { body });
    for (const [at, mesh] of some.entries()) found.set(mesh.sha256, await fetched(urls[at], mesh));
  }
  return found;
}

async function bodiesOf(
  document: PlanDocument,
  jaw: 'upper' | 'lower',
  meshes: ReadonlyMap<string, Uint8Array>,
): Promise<Map<number, Mesh>> {
  const bodies = new Map<number, Mesh>();
  for (const { fdi, body } of document.teeth) {
    const bytes = body && jawOf(fdi) === jaw ? meshes.get(body.sha256) : undefined;
    if (bytes) bodies.set(fdi, (await readMesh(bytes, 'body.drc')).mesh);
  }
  return bodies;
}

/** The teeth of each jaw at each aligner, as they would be printed: `stages/upper-03.stl`. @returns how many */
async function writeStages(
  folder: string,
  document: PlanDocument,
  meshes: ReadonlyMap<string, Uint8Array>,
): Promise<number> {
  await mkdir(join(folder, 'stages'), { recursive: true });
  let written = 0;
  for (const jaw of ['upper', 'lower'] as const) {
    const bodies = await bodiesOf(document, jaw, meshes);
    for (const { n } of document.aligners[jaw]) {
      const { bytes } = writeStl(stageTeeth(document, jaw, n, bodies));
      await writeWhole(join(folder, 'stages', `${jaw}-${String(n).padStart(2, '0')}.stl`), bytes);
      written += 1;
    }
  }
  return written;
}

/**
 * Writes the plan of a running server into a folder: its document, the meshes that it names, and on request the teeth at
 * every aligner as STL.
 * @throws Refused; NotPossible when nothing was designed in it, or the storage lacks something
 */
export async function exportPlan(
  server: Server,
  place: PlanPlace,
  folder: string,
  { stages }: { readonly stages: boolean },
): Promise<string> {
  const found = await server.call(plans.document, { query: place });
  if (!found) throw new NotPossible(`Nothing was designed in plan ${place.planId} yet.`);
  const meshes = await meshesOf(server, found.meshes);
  await mkdir(join(folder, MESH_FOLDER), { recursive: true });
  for (const [hash, bytes] of meshes) await writeWhole(join(folder, MESH_FOLDER, `${hash}.drc`), bytes);
  const drawn = stages ? await writeStages(folder, found.document, meshes) : 0;
  // Last of all: a folder with a document is whole.
  await writeWhole(join(folder, PLAN_FILE), canonicalText(found.document));
  return `Plan ${place.planId} (${found.sha256}) is in ${folder}: ${meshes.size} meshes${stages ? `, ${drawn} stages` : ''}`;
}
