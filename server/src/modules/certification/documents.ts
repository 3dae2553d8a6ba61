import { type AppContext, Refusal } from '../../context.ts';
import type { CredentialRecord } from './schema.ts';

export interface ShownDocument {
  readonly url: string;
  readonly expiration: string;
}

/** Long enough to look at it, too short to pass it on. */
const SECONDS = 300;

/** @throws Refusal recordNotFound for what has no bytes */
export async function showDocument(
  { store }: Pick<AppContext, 'store'>,
  { objectName }: Pick<CredentialRecord, 'objectName'>,
  origin: string,
): Promise<ShownDocument> {
  if (objectName === null) throw new Refusal('recordNotFound');
  const expiration = new Date(Date.now() + SECONDS * 1000).toISOString();
  return { url: await store.signedUrl(objectName, { expiresSeconds: SECONDS, origin }), expiration };
}
