import { LEAST_CREDENTIAL_PIXELS, isLargeEnough } from '@archway/contracts';
import { Refusal } from '../../context.ts';

const PDF_HEAD = '%PDF-';
const PDF_END = '%%EOF';
/** Behind the end of a PDF some programs leave a few bytes. */
const PDF_TAIL = 2048;

/**
 * What a document is, by its bytes: operators open it, so that its name and what its uploader calls it count for nothing.
 * @returns its content type
 * @throws Refusal credentialUnreadable, credentialTooSmall
 */
export async function documentType(bytes: Uint8Array, papers: boolean): Promise<string> {
  const latin = (part: Uint8Array): string => Buffer.from(part).toString('latin1');
  if (papers && latin(bytes.subarray(0, PDF_HEAD.length)) === PDF_HEAD) {
    if (!latin(bytes.subarray(-PDF_TAIL)).includes(PDF_END)) throw new Refusal('credentialUnreadable');
    return 'application/pdf';
  }
  const { openPhoto } = await import('@archway/photo');
  let header;
  try {
    ({ header } = openPhoto(bytes));
  } catch {
    throw new Refusal('credentialUnreadable');
  }
  if (header.format !== 'jpeg' && header.format !== 'png') throw new Refusal('credentialUnreadable');
  if (!isLargeEnough(header.width, header.height)) throw new Refusal('credentialTooSmall', LEAST_CREDENTIAL_PIXELS);
  return `image/${header.format}`;
}
