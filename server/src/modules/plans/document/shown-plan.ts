import { dirname } from 'node:path/posix';
import { type PlanDocument, type ShownPlan, type storageCredentials } from '@archway/contracts';
import { hashesIn, planDifference } from '@archway/dental';
import type { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { type PlanRecord, planRows } from '../plan-repository.ts';
import { documentOf } from './document-work.ts';
import { meshesOf } from './repository.ts';
import { stepsOf } from './saving.ts';

type Context = Pick<AppContext, 'db' | 'store'>;

/** As short as Aliyun grants; the page asks again before the end. The embedded storage asks the holder each time. */
const CREDENTIAL_SECONDS = 900;

/** The teeth as they were scanned, with nothing done to them. */
const scanned = (document: PlanDocument): PlanDocument => ({
  ...document,
  ...{ target: {}, ipr: [], spaces: [], attachments: [], pontics: [], overcorrection: [], cutouts: [] },
  aligners: { upper: [], lower: [] },
});

/** One plan for somebody who does not see its case. @throws Refusal planNotDesigned */
export async function shownPlanOf(context: Context, plan: PlanRecord): Promise<ShownPlan> {
  const { db } = context;
  const { document, sha256 } = await documentOf(context, plan);
  const meshes = await meshesOf(db, plan.caseId, hashesIn(document));
  const ofVersion = (await planRows(db, plan.caseId)).filter(({ version }) => version === plan.version);
  const { name, planType, remarks } = plan;
  return {
    plan: {
      ...{ name, planType, remarks, sha256, document, ...stepsOf(document) },
      number: ofVersion.findIndex(({ planId }) => planId === plan.planId) + 1,
      meshes: meshes.map((mesh) => ({ sha256: mesh.sha256, objectName: mesh.objectName, bytes: mesh.bytes })),
    },
    planned: planDifference(scanned(document), document),
  };
}

/**
 * Leave to read what lies beside the meshes of a plan: nothing there is told of but them, and names cannot be guessed.
 * @param holder what the leave hangs on
 * @throws Refusal planNotDesigned
 */
export async function meshLeave(
  context: Context,
  plan: PlanRecord,
  holder: { readonly kind: string; readonly id: string },
  origin: string,
): Promise<z.infer<typeof storageCredentials>> {
  const { document } = await documentOf(context, plan);
  const meshes = await meshesOf(context.db, plan.caseId, hashesIn(document));
  const prefixes = [...new Set(meshes.map(({ objectName }) => `${dirname(objectName)}/`))];
  const { expiration, ...credentials } = await context.store.credentials({
    ...{ prefixes, actions: ['get'], seconds: CREDENTIAL_SECONDS, origin, holder },
  });
  return { ...credentials, expiration: expiration.toISOString(), paths: prefixes };
}
