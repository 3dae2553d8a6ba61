import { type CredentialFile, type Credential, dataTypes, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/harness.ts';
import { drawPaper } from '../demo/files/draw-papers.ts';
import { personPrefix } from '../files/object-names.ts';

/** One that its check character confirms. */
export const CREDIT_CODE = '91350100M000100Y43';
export const REGISTRATION_NUMBER = 'PDY440301771517D2202';

let drawn: Promise<Uint8Array> | undefined;
let count = 0;

/** A picture that is large enough. */
const picture = (): Promise<Uint8Array> => (drawn ??= drawPaper('paper'));

/** Stores bytes where somebody may, as the browser does: what `keepFile` wants to know of them. */
export async function uploaded(server: TestServer, userId: string, fileName: string, bytes?: Uint8Array) {
  const prefix = personPrefix({ userId, dataType: dataTypes.credentials });
  const objectName = `${prefix}${Date.now()}${(count += 1)}_${fileName}`;
  const { size, crc64 } = await server.ctx.store.put(objectName, bytes ?? (await picture()));
  return { objectName, fileName, size, crc64 };
}

type Submitter = TestClient & { readonly userId: string };

/** Gives a document of each of these kinds. */
export async function give(
  server: TestServer,
  client: Submitter,
  items: readonly CredentialFile[],
  practiceId?: string,
): Promise<Credential[]> {
  const kept: Credential[] = [];
  for (const item of items) {
    const body = { item, practiceId, ...(await uploaded(server, client.userId, `${item}.jpg`)) };
    kept.push(await client.call(endpoints.certification.keepFile, { body }));
  }
  return kept;
}

export const doctorPapers = ['qualification', 'workPhoto'] as const;
export const practicePapers = ['practiceLicense', 'businessLicense', 'doorPhoto'] as const;
