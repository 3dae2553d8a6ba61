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
  { objectName, fileName, contentType }: Pick<CredentialRecord, 'objectName' | 'fileName' | 'contentType'>,
  origin: string,
): Promise<ShownDocument> {
  if (objectName === null) throw new Refusal('recordNotFound');
  const expiration = new Date(Date.now() + SECONDS * 1000).toISOString();
  // What is no picture is opened by a program of the reader's own: nothing that people send runs in this origin.
  const download = contentType?.startsWith('image/') ? {} : { download: fileName ?? 'document.pdf' };
  return { url: await store.signedUrl(objectName, { expiresSeconds: SECONDS, origin, ...download }), expiration };
}
