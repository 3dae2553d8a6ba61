import {
  ATTACHMENT_LIMIT_MB,
  type MessageSide,
  type Received,
  attachmentExtensions,
  dataTypes,
  type messageEndpoints,
  speaksFor,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { CaseKey, VisibleVersion } from '../cases/api.ts';
import { requireExtension, requireUploaded, requireWithin } from '../files/api.ts';
import { attachmentsAmong } from './attachment-repository.ts';
import { otherAttachments } from './ports.ts';

type Attachments = Received<typeof messageEndpoints.send>['body']['attachments'];

/** For whom somebody speaks who writes about a case. @throws Refusal communicationReadOnly for those who only read */
export function requireWriter({ sides }: Pick<VisibleVersion, 'sides'>): MessageSide {
  const side = speaksFor(sides);
  if (!side) throw new Refusal('communicationReadOnly');
  return side;
}

/**
 * Attachments lie where their author alone may put them.
 * @throws Refusal storageScope, fileFormat, fileNotUploaded, fileTooLarge, checksumMismatch
 */
export async function checkAttachments(
  context: Pick<AppContext, 'store'>,
  userId: string,
  key: CaseKey,
  attachments: Attachments,
): Promise<void> {
  const place = { ...key, dataType: dataTypes.message, targetOrStepId: userId };
  requireWithin(
    place,
    attachments.map(({ objectName }) => objectName),
  );
  requireExtension(
    attachmentExtensions,
    attachments.flatMap(({ objectName, fileName }) => [objectName, fileName]),
  );
  for (const attachment of attachments) await requireUploaded(context, attachment, ATTACHMENT_LIMIT_MB);
}

/** Which of these objects are attached to something. */
export async function attachedAmong(db: Querier, objectNames: readonly string[]): Promise<string[]> {
  const attached = await attachmentsAmong(db, objectNames);
  for (const others of otherAttachments.all) attached.push(...(await others(db, objectNames)));
  return attached;
}

/** A file is attached once. @throws Refusal attachmentUsed */
export async function requireUnattached(db: Querier, attachments: Attachments): Promise<void> {
  const names = attachments.map(({ objectName }) => objectName);
  if ((await attachedAmong(db, names)).length > 0) throw new Refusal('attachmentUsed');
}
