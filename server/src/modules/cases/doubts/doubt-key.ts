import type { CaseDoubt, DoubtObject, DoubtReason } from '@archway/contracts';

/** A doubt that nobody has been asked about yet. */
export type OpenDoubt = Omit<CaseDoubt, 'answer'>;

/** A file that a doubt is about, with what tells its bytes from others. */
export interface DoubtedFile extends DoubtObject {
  readonly crc64: string;
}

/**
 * A doubt with the key that its answer is kept by: reason, what the machine takes the files for, and each file with
 * its place and bytes. Whatever of this changes makes another doubt.
 */
export function doubtOf(
  reason: DoubtReason,
  files: readonly DoubtedFile[],
  values: OpenDoubt['values'] = {},
): OpenDoubt {
  const guess = values['guess'] ?? values['unit'] ?? '';
  const parts = files.map(({ id, place, crc64 }) => `${id}@${place}#${crc64}`);
  const objects = files.map(objectOf);
  return { key: `${reason}>${guess}:${parts.join('&')}`.slice(0, MOST), reason, objects, values };
}

/** A file as people are told of it. */
export const objectOf = ({ kind, id, place, fileName, thumbName }: DoubtedFile): DoubtObject => ({
  ...{ kind, id, place, fileName, thumbName },
});

/** As the contract limits a key. */
const MOST = 200;
