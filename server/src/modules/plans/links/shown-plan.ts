import { dirname } from 'node:path/posix';
import type { ShownPlan, StorageCredentials } from '@archway/contracts';
import { hashesIn } from '@archway/dental';
import type { AppContext } from '../../../context.ts';
import type { CredentialHolder } from '../../../infrastructure/storage/credential-holder.ts';
import { documentOf } from '../document/document-work.ts';
import { meshesOf } from '../document/repository.ts';
import { stepsOf } from '../document/saving.ts';
import type { PlanRecord } from '../plan-repository.ts';

type Context = Pick<AppContext, 'db' | 'store'>;

/** As short as Aliyun grants; the page asks again before the end. At the embedded storage they end with the link. */
const CREDENTIAL_SECONDS = 900;

/** What a link shows of a plan. @throws Refusal planNotDesigned */
export async function shownPlan(context: Context, plan: PlanRecord): Promise<ShownPlan> {
  const { document, sha256 } = await documentOf(context, plan);
  const meshes = await meshesOf(context.db, plan.caseId, hashesIn(document));
  return {
    ...{ planType: plan.planType, sha256, document, ...stepsOf(document) },
    meshes: meshes.map((mesh) => ({ sha256: mesh.sha256, objectName: mesh.objectName, bytes: mesh.bytes })),
  };
}

/** Names of the meshes of a plan. @throws Refusal planNotDesigned */
export async function meshNames(context: Context, plan: PlanRecord): Promise<string[]> {
  const { document } = await documentOf(context, plan);
  return (await meshesOf(context.db, plan.caseId, hashesIn(document))).map(({ objectName }) => objectName);
}

/**
 * Leave to read what lies beside these objects: nothing there is told of but them, and names cannot be guessed.
 * @param holder the visit that it ends with
 */
export async function lend(
  { store }: Pick<AppContext, 'store'>,
  objectNames: readonly string[],
  holder: CredentialHolder,
  origin: string,
): Promise<StorageCredentials> {
  const prefixes = [...new Set(objectNames.map((name) => `${dirname(name)}/`))];
  const { expiration, ...credentials } = await store.credentials({
    ...{ prefixes, actions: ['get'], seconds: CREDENTIAL_SECONDS, origin, holder },
  });
  return { ...credentials, expiration: expiration.toISOString(), paths: prefixes };
}
