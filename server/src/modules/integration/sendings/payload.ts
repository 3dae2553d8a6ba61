import { type Lang, PLAN_CONFIRMED, SENT_LINK_SECONDS, type SendingPayload, type SentCase } from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import { modelsOfVersion } from '../../cases/api.ts';
import { photosOfVersion } from '../../photos/api.ts';
import { versionRecord } from '../cases/case-view.ts';
import { jawKey, positionName } from '../cases/words.ts';
import type { SendingRow } from '../schema.ts';

/** In whose name a case is read. */
export interface SendingReader {
  readonly caller: Caller;
  readonly lang: Lang;
  /** By which the owner reached the server last: there the links lead. */
  readonly origin: string | null;
}

/** What is sent, as it is now: links would have run out, and a file may have been replaced since the last try. */
export async function payloadOf(
  context: Pick<AppContext, 'db' | 'store'>,
  sending: SendingRow,
  reader: SendingReader,
): Promise<SendingPayload> {
  const { eventId, createTime, confirmedTime } = sending;
  const record = await versionRecord(context.db, reader.caller, sending, reader.lang);
  const data = { case: record, confirmedAt: confirmedTime.toISOString(), ...(await filesOf(context, sending, reader)) };
  return { eventId, type: PLAN_CONFIRMED, createdAt: createTime.toISOString(), data };
}

async function filesOf(
  { db, store }: Pick<AppContext, 'db' | 'store'>,
  sending: SendingRow,
  { origin }: SendingReader,
): Promise<Pick<SentCase, 'models' | 'photos'>> {
  const options = { expiresSeconds: SENT_LINK_SECONDS, ...(origin && { origin }) };
  const expiresAt = new Date(Date.now() + SENT_LINK_SECONDS * 1000).toISOString();
  const link = (objectName: string): Promise<string> => store.signedUrl(objectName, options);
  const [models, photos] = [await modelsOfVersion(db, sending, []), await photosOfVersion(db, sending)];
  return {
    models: await Promise.all(
      models.map(async ({ modelId, modelType, jaw, fileName, objectName, originObjectName }) => ({
        ...{ modelId, kind: modelType, jaw: jawKey(jaw), fileName, url: await link(objectName), expiresAt },
        originalUrl: originObjectName === null ? null : await link(originObjectName),
      })),
    ),
    photos: await Promise.all(
      photos.map(async ({ photoId, position, fileName, objectName }) => ({
        ...{ photoId, position: positionName(position), fileName, url: await link(objectName), expiresAt },
      })),
    ),
  };
}
