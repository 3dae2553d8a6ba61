import { type AppContext, Refusal } from '../../context.ts';
import type { ObjectInfo } from '../../infrastructure/storage/object-store.ts';
import { type CasePlace, type PersonPlace, casePrefix, personPrefix } from './object-names.ts';

const MEGABYTE = 1_048_576;

/** What an uploader says of an object. */
export interface Claim {
  readonly objectName: string;
  /** Bytes. */
  readonly size: number;
  readonly crc64: string;
}

/** @throws Refusal storageScope unless all names are names of objects of this place itself */
export const requireWithin = (place: CasePlace, names: readonly string[]): void =>
  requireBelow(casePrefix(place), names);

/** The same of what belongs to a person. @throws Refusal storageScope */
export const requirePersonal = (place: PersonPlace, names: readonly string[]): void =>
  requireBelow(personPrefix(place), names);

function requireBelow(prefix: string, names: readonly string[]): void {
  for (const name of names) {
    const rest = name.slice(prefix.length);
    if (!name.startsWith(prefix) || rest === '' || rest.includes('/')) throw new Refusal('storageScope');
  }
}

/** @throws Refusal fileFormat unless all names end with one of the extensions */
export function requireExtension(extensions: readonly string[], names: readonly string[]): void {
  const known = (name: string): boolean => extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  if (!names.every(known)) throw new Refusal('fileFormat', { name: extensions.join(', ') });
}

/** @throws Refusal fileNotUploaded when there is no such object, fileTooLarge */
export async function requireObject(
  { store }: Pick<AppContext, 'store'>,
  objectName: string,
  limitMb: number,
): Promise<ObjectInfo> {
  const object = await store.head(objectName);
  if (!object) throw new Refusal('fileNotUploaded');
  if (object.size > limitMb * MEGABYTE) throw new Refusal('fileTooLarge', { num: limitMb });
  return object;
}

/** Compares what is stored with what was uploaded. @throws Refusal as above, or checksumMismatch */
export async function requireUploaded(
  context: Pick<AppContext, 'store'>,
  claim: Claim,
  limitMb: number,
): Promise<ObjectInfo> {
  const object = await requireObject(context, claim.objectName, limitMb);
  if (object.size !== claim.size || object.crc64 !== claim.crc64) throw new Refusal('checksumMismatch');
  return object;
}

/** Deletes what nothing refers to any more, after the transaction that made it so; a failure is only logged. */
export async function deleteObjects(
  { store, log }: Pick<AppContext, 'store' | 'log'>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await store.delete(...names).catch((error: unknown) => log.warn({ err: error, names }, 'unused objects stay'));
}
