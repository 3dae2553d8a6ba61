import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PLAN_MESH_LIMIT_MB, dataTypes, endpoints } from '@archway/contracts';
import { MESH_FOLDER, hashesIn, meshFilesAmong, withHashes } from '@archway/dental';
import { convertMesh, fileTypeOf } from '@archway/mesh';
import { crc64, uploadFromNode } from '@archway/storage/node';
import { wholeFile } from '../files/whole-file.ts';
import { NotPossible } from '../problem.ts';
import type { Server } from '../server.ts';
import type { PlanPlace } from './export-plan.ts';
import { planAt, planFileAt, sha256 } from './plan-file.ts';

const { plans, files } = endpoints;
const MEGABYTE = 1_048_576;

/** Where a plan comes to: stages lead to a target of the case. */
export interface Destination {
  readonly caseId: string;
  readonly version: number;
  readonly name: string;
  readonly target: string | undefined;
}

interface Found {
  readonly path: string;
  readonly hash: string;
}

/** The file of every mesh: a name that begins with its hash, or any file that has it. @throws NotPossible */
async function filesOf(folder: string, hashes: readonly string[]): Promise<Found[]> {
  const { found, missing } = meshFilesAmong(await readdir(folder).catch(() => []), hashes);
  if (missing.length > 0) throw new NotPossible(`The mesh ${missing[0]} is not in ${folder}.`);
  return [...found].map(([hash, name]) => ({ hash, path: join(folder, name) }));
}

/** A mesh as the server takes it: Draco, in mm as it is. */
async function compressed({ path, hash }: Found): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await wholeFile(path, PLAN_MESH_LIMIT_MB * MEGABYTE);
  if (sha256(bytes) !== hash) throw new NotPossible(`${path} is not the mesh that the plan names.`);
  if (fileTypeOf(path) === 'drc') return bytes;
  // A plan says that it is in mm; its meshes are taken by that word.
  return (await convertMesh(bytes, path, 'drc', { unit: 'mm' })).bytes;
}

async function upload(server: Server, place: PlanPlace, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { caseId, version, planId } = place;
  const actions = ['get', 'put', 'abort_multi_part_upload'] as const;
  const body = { caseId, version, dataType: dataTypes.plan, targetOrStepId: planId, actions: [...actions] };
  const objectName = await uploadFromNode(() => server.call(files.token, { body }), new Blob([bytes]), 'body.drc');
  const hash = sha256(bytes);
  const claim = { ...place, objectName, size: bytes.length, crc64: crc64(bytes), sha256: hash };
  await server.call(plans.addMesh, { body: claim });
  return hash;
}

/**
 * Brings a plan that was made elsewhere into a case, as a draft of whoever is logged in.
 * @throws Refused with what is wrong with the document, or by the server; NotPossible when a mesh is missing
 */
export async function importPlan(server: Server, path: string, to: Destination): Promise<string> {
  const document = await planAt(path);
  const folder = join(dirname(await planFileAt(path)), MESH_FOLDER);
  // All of it is here before anything begins there.
  const found = await filesOf(folder, hashesIn(document));
  const { caseId, version, name, target } = to;
  const named = { caseId, version, name, remarks: null };
  if (document.kind === 'step' && !target) throw new NotPossible('Stages lead to a target: name it with --target.');
  const plan =
    document.kind === 'step' && target
      ? await server.call(plans.createStep, { body: { ...named, planId: target } })
      : await server.call(plans.create, { body: named });
  const place = { caseId, version, planId: plan.planId };
  const names = new Map<string, string>();
  for (const mesh of found) names.set(mesh.hash, await upload(server, place, await compressed(mesh)));
  const saved = await server.call(plans.saveDocument, {
    body: { ...place, document: withHashes(document, names), base: null },
  });
  return `${path} is plan ${plan.planId} of case ${caseId}: ${saved.sha256}, ${found.length} meshes`;
}
