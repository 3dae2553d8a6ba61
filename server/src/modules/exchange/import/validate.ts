import { pipeline } from 'node:stream/promises';
import {
  CASE_ARCHIVE_FORMAT,
  CASE_ARCHIVE_VERSION,
  CASE_MANIFEST,
  type CaseArchiveEntry,
  type CaseArchiveFile,
  type CaseManifest,
  caseArchiveVersion,
  caseManifest,
  inThisVersion,
} from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import { type ArchivePart, partsInOrder } from '../../cases/api.ts';
import { requireExtension } from '../../files/api.ts';
import { sealOf } from '../seal.ts';
import { Measured } from '../../../infrastructure/zip/measured.ts';
import type { StoredZip } from '../zip/stored-zip.ts';
import { parseJson } from './parse-json.ts';

/** An archive of which every byte and every word is known to be as it should. */
export interface ValidArchive {
  readonly manifest: CaseManifest;
  /** In the order in which they are written. */
  readonly parts: readonly { readonly part: ArchivePart; readonly content: unknown }[];
  readonly files: readonly CaseArchiveFile[];
}

const unknown = (name: string): Refusal => new Refusal('caseArchiveUnknown', { name });
const changed = (name: string): Refusal => new Refusal('caseArchiveChanged', { name });
const missing = (name: string): Refusal => new Refusal('caseArchiveMissing', { name });
const extra = (name: string): Refusal => new Refusal('caseArchiveExtra', { name });
const newer = (name: string): Refusal => new Refusal('caseArchiveNewer', { name });

const MEGABYTE = 1_048_576;

/**
 * Checks an archive whole: manifest, names, sizes, hashes, the schema of each part, and what parts say of files and
 * versions. Nothing is changed by it. @throws Refusal caseArchive…
 */
export async function validate(
  zip: StoredZip,
  { onBytes, stop }: { onBytes: (bytes: number) => void; stop: AbortSignal },
): Promise<ValidArchive> {
  const manifest = await manifestIn(zip);
  for (const entry of manifest.entries) {
    stop.throwIfAborted();
    await checkBytes(zip, entry, onBytes);
  }
  const parts = await partsOf(zip, manifest);
  const files = manifest.entries.filter((entry) => entry.kind === 'file');
  checkVersions(parts, files);
  checkFiles(parts, files);
  return { manifest, parts, files };
}

/** Without a value where the bytes are no JSON that can be kept. */
const jsonOf = (bytes: Uint8Array, name: string): unknown => {
  try {
    return parseJson(bytes);
  } catch {
    throw unknown(name);
  }
};

/** The manifest of an archive whose directory says the same. @throws Refusal caseArchive… */
export async function manifestIn(zip: StoredZip): Promise<CaseManifest> {
  const manifest = await manifestOf(zip);
  checkEntries(zip, manifest);
  return manifest;
}

async function manifestOf(zip: StoredZip): Promise<CaseManifest> {
  if (zip.sizeOf(CASE_MANIFEST) === undefined) throw unknown(CASE_MANIFEST);
  const json = jsonOf(await zip.bytes(CASE_MANIFEST), CASE_MANIFEST);
  const version = caseArchiveVersion(json);
  if (version === null) throw unknown(CASE_MANIFEST);
  if (version > CASE_ARCHIVE_VERSION) throw newer(`${CASE_ARCHIVE_FORMAT}/${version}`);
  const parsed = caseManifest.safeParse(json);
  if (!parsed.success) throw unknown(CASE_MANIFEST);
  const { seal, ...rest } = parsed.data;
  if (sealOf(rest) !== seal) throw changed(CASE_MANIFEST);
  return parsed.data;
}

/** Entries and manifest name the same, of the same sizes. */
function checkEntries(zip: StoredZip, { entries }: CaseManifest): void {
  const named = new Set([CASE_MANIFEST]);
  for (const { path, size } of entries) {
    if (named.has(path)) throw extra(path);
    named.add(path);
    const stored = zip.sizeOf(path);
    if (stored === undefined) throw missing(path);
    if (stored !== size) throw changed(path);
  }
  for (const path of zip.paths) if (!named.has(path)) throw extra(path);
}

async function checkBytes(
  zip: StoredZip,
  { path, sha256 }: CaseArchiveEntry,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const measured = new Measured(onBytes);
  measured.resume();
  await zip.read(path, (stream) => pipeline(stream, measured));
  if (measured.result().sha256 !== sha256) throw changed(path);
}

async function partsOf(zip: StoredZip, { schema, entries }: CaseManifest): Promise<ValidArchive['parts']> {
  const given = new Map(entries.flatMap((entry) => (entry.kind === 'part' ? [[entry.part, entry.path] as const] : [])));
  if (given.size < entries.filter(({ kind }) => kind === 'part').length) throw unknown(CASE_MANIFEST);
  const known = partsInOrder();
  const foreign = [...given.keys()].find((name) => known.every((part) => part.name !== name));
  if (foreign !== undefined) throw newer(foreign);
  const parts = [];
  for (const part of known) {
    const path = given.get(part.name);
    // What an installation did not know, or its exporter might not read, is not there.
    if (path === undefined && part.rank > 0) continue;
    if (path === undefined) throw missing(`${part.name}.json`);
    parts.push({ part, content: await contentOf(zip, part, path, schema) });
  }
  return parts;
}

/** What a part says, in the words of this version of the format. @throws Refusal caseArchiveUnknown */
export async function contentOf<T>(
  zip: StoredZip,
  { name, schema }: Pick<ArchivePart<T>, 'name' | 'schema'>,
  path: string,
  format: CaseManifest['schema'],
): Promise<T> {
  const json = jsonOf(await zip.bytes(path), path);
  const parsed = schema.safeParse(inThisVersion(name, json, caseArchiveVersion({ schema: format }) ?? 0));
  if (!parsed.success) throw unknown(path);
  return parsed.data;
}

function checkVersions(parts: ValidArchive['parts'], files: readonly CaseArchiveFile[]): void {
  const versions = new Set(
    parts.flatMap(({ part, content }) => (part.rank === 0 ? (part.versions?.(content) ?? []) : [])),
  );
  for (const { part, content } of parts)
    if (part.versions?.(content).some((version) => !versions.has(version))) throw unknown(`${part.name}.json`);
  const homeless = files.find(({ version }) => !versions.has(version));
  if (homeless) throw unknown(homeless.path);
}

/** Every file is one of a part, of its kind and within its limits; and parts refer to files that there are. */
function checkFiles(parts: ValidArchive['parts'], files: readonly CaseArchiveFile[]): void {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const owned = new Set<string>();
  for (const { part, content } of parts) {
    for (const path of part.files?.(content) ?? []) {
      const file = byPath.get(path);
      if (!file) throw missing(path);
      const { owns } = part;
      if (file.dataType !== owns?.dataType) throw unknown(path);
      requireExtension(owns.extensions, [path]);
      if (file.size > owns.limitMb * MEGABYTE) throw new Refusal('caseArchiveTooLarge', { name: path });
      owned.add(path);
    }
  }
  const unused = files.find(({ path }) => !owned.has(path));
  if (unused) throw extra(unused.path);
  for (const { part, content } of parts)
    for (const path of part.refersTo?.(content) ?? []) if (!owned.has(path)) throw missing(path);
}
