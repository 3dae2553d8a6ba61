import {
  type Answer,
  type PhoneIntake,
  type Received,
  dataTypes,
  type phoneEndpoints,
  phoneLinkState,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { StorageAction } from '../../../infrastructure/storage/object-store.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { tokenHash } from '../../access/api.ts';
import { type CaseFileContext, registerCaseFile } from '../../cases/api.ts';
import { casePrefix } from '../../files/api.ts';
import { type Pass, admit, admitConnected, phoneLinkHolder, refusalOf } from './admit.ts';
import { intakeFor } from './intake.ts';
import { linkAdapter } from './link-adapter.ts';
import { useLink } from './link-repository.ts';
import { phonePhotoFile } from './phone-file.ts';

/** As short as Aliyun grants; the phone asks again before the end. At the embedded storage they end with the link. */
const CREDENTIAL_SECONDS = 900;
/** `get` is for what an answer that was lost leaves open: whether an object has arrived. */
const ACTIONS: readonly StorageAction[] = ['get', 'put', 'abort_multi_part_upload'];

/**
 * Opens a link on a phone, once for the first that comes; the same phone may ask again.
 * @throws Refusal as `admit`
 */
export async function connectPhone(context: Pick<AppContext, 'db' | 'events'>, pass: Pass): Promise<PhoneIntake> {
  const { db } = context;
  const { link, caller, found } = await admit(context, pass);
  const input = { deviceHash: tokenHash(pass.device), by: { userId: caller.userId, roles: found.roles } };
  await db.transaction(async (tx) => {
    const { link: now } = await linkAdapter.lock(tx, 'system', link.linkId);
    const refusal = refusalOf(now, pass);
    if (refusal) throw new Refusal(refusal);
    if (now.state === phoneLinkState.open) {
      await takeAction(linkAdapter, { context, tx, actor: 'system' }, link.linkId, 'connect', input);
    }
    await useLink(tx, link.linkId);
  });
  return intakeNow(context, pass);
}

/** Credentials for the place of the link, where nothing is but what came by it. @throws Refusal as `admit` */
export async function phoneStorage(
  context: Pick<AppContext, 'db' | 'events' | 'store'>,
  pass: Pass,
  origin: string,
): Promise<Answer<typeof phoneEndpoints.storage>> {
  const { link } = await admitConnected(context, pass);
  const { caseId, version, linkId } = link;
  const prefix = casePrefix({ caseId, version, dataType: dataTypes.image, targetOrStepId: linkId });
  await useLink(context.db, linkId);
  const { expiration, ...credentials } = await context.store.credentials({
    ...{ prefixes: [prefix], actions: ACTIONS, seconds: CREDENTIAL_SECONDS, origin },
    holder: { kind: phoneLinkHolder.kind, id: linkId },
  });
  return { ...credentials, expiration: expiration.toISOString(), paths: [prefix] };
}

/** Makes what a phone has sent a photo of its case, and says where it stands. @throws Refusal as `admit`, phoneLinkLimit, and as any photo */
export async function registerFromPhone(
  context: CaseFileContext,
  { token, device, ...photo }: Received<typeof phoneEndpoints.register>['body'],
): Promise<Answer<typeof phoneEndpoints.register>> {
  const { link, caller } = await admitConnected(context, { token, device });
  const { caseId, version, linkId } = link;
  const kept = await registerCaseFile(context, caller, phonePhotoFile(linkId), { ...photo, caseId, version });
  return { ...(await intakeNow(context, { token, device })), placed: kept.position };
}

async function intakeNow(context: Pick<AppContext, 'db' | 'events'>, pass: Pass): Promise<PhoneIntake> {
  const { link, found } = await admitConnected(context, pass);
  return intakeFor(context.db, link, found);
}
