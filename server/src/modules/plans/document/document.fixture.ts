import { createHash, randomUUID } from 'node:crypto';
import { type Plan, type PlanDocument, dataTypes, endpoints } from '@archway/contracts';
import { canonicalText } from '@archway/dental';
import { barePlan } from '@archway/dental/testing';
import type { TestClient } from '../../../../test/client.ts';
import type { TestServer } from '../../../../test/harness.ts';
import { casePrefix } from '../../files/api.ts';
import { addMeshRow, putDocument } from './repository.ts';

type Place = Pick<Plan, 'caseId' | 'version' | 'planId'>;
const keyOf = ({ caseId, version, planId }: Place): Place => ({ caseId, version, planId });

/** The body of a tooth, as far as the server looks into one. */
export const meshBytes = (name: string): Buffer => Buffer.from(`DRACO ${name}`);
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A mesh where its uploader has put it, and what is then said of it. */
export async function lay(server: TestServer, plan: Place, bytes: Uint8Array, ending = 'drc') {
  const objectName = `${casePrefix({ ...plan, dataType: dataTypes.plan, targetOrStepId: plan.planId })}${randomUUID()}.${ending}`;
  const { size, crc64 } = await server.ctx.store.put(objectName, bytes);
  return { ...keyOf(plan), objectName, size, crc64, sha256: sha256(bytes) };
}

/** Saves a plan without teeth, as whoever designs it, so that it can be submitted. */
export async function designedBarely<P extends Place & Pick<Plan, 'planType'>>(
  client: TestClient,
  plan: P,
): Promise<P> {
  const body = { ...keyOf(plan), document: barePlan(plan.planType), base: null };
  await client.call(endpoints.plans.saveDocument, { body });
  return plan;
}

/** The same document with meshes that there can be: hashes of bytes that are named after them. */
export function withMeshes(plan: PlanDocument): { document: PlanDocument; bytes: Buffer[] } {
  const bytes: Buffer[] = [];
  const real = (name: string): string => sha256(bytes[bytes.push(meshBytes(name)) - 1]!);
  const document: PlanDocument = {
    ...plan,
    jaws: {
      upper: { sha256: real('upper'), faces: 16_000 },
      lower: { sha256: real('lower'), faces: 16_000 },
    },
    teeth: plan.teeth.map((tooth) => (tooth.body ? { ...tooth, body: { sha256: real(String(tooth.fdi)) } } : tooth)),
  };
  return { document, bytes };
}

/** Uploads what a document names, and saves it. */
export async function designed(
  server: TestServer,
  client: TestClient,
  plan: Place,
  sample: PlanDocument,
  base: string | null = null,
) {
  const { document, bytes } = withMeshes(sample);
  for (const mesh of bytes) await client.call(endpoints.plans.addMesh, { body: await lay(server, plan, mesh) });
  const saved = await client.call(endpoints.plans.saveDocument, { body: { ...keyOf(plan), document, base } });
  return { document, saved };
}

/** Gives a plan a document as if it had been saved, wherever its case stands. */
export async function giveDocument(server: TestServer, plan: Place, sample: PlanDocument): Promise<string> {
  const { document, bytes } = withMeshes(sample);
  const { caseId, version, planId } = plan;
  const text = Buffer.from(canonicalText(document));
  const { objectName } = await lay(server, plan, text, 'json');
  const laid: Awaited<ReturnType<typeof lay>>[] = [];
  for (const mesh of bytes) laid.push(await lay(server, plan, mesh));
  await server.ctx.db.transaction(async (tx) => {
    for (const mesh of laid)
      await addMeshRow(tx, { caseId, version, sha256: mesh.sha256, objectName: mesh.objectName, bytes: mesh.size });
    await putDocument(tx, { planId, caseId, sha256: sha256(text), objectName, bytes: text.byteLength });
  });
  return sha256(text);
}
