import { z } from 'zod';
import { crc64 } from '../../files/stored-object.ts';
import { counted, id, instant } from '../../wire/envelope.ts';

/** What an archive of a case calls itself; the number grows when an older reader would misunderstand it. */
export const CASE_ARCHIVE_FORMAT = 'archway-case';
export const CASE_ARCHIVE_VERSION = 5;
const schemaName = `${CASE_ARCHIVE_FORMAT}/${CASE_ARCHIVE_VERSION}` as const;
/** What is still read; what changed since then: `older-versions.ts`. */
const schemaNames = [
  `${CASE_ARCHIVE_FORMAT}/1`,
  `${CASE_ARCHIVE_FORMAT}/2`,
  `${CASE_ARCHIVE_FORMAT}/3`,
  schemaName,
] as const;

/** Says what is in the archive; the last of its entries. */
export const CASE_MANIFEST = 'manifest.json';

/**
 * The version of the format that an archive names; null when it is no archive of a case. Asked before anything else of
 * the manifest: what a newer version means by the rest is not known.
 */
export function caseArchiveVersion(manifest: unknown): number | null {
  const schema = typeof manifest === 'object' && manifest !== null ? (manifest as { schema?: unknown }).schema : null;
  const found = typeof schema === 'string' ? /^archway-case\/([1-9]\d{0,5})$/.exec(schema) : null;
  return found ? Number(found[1]) : null;
}

/**
 * Paths of entries: lower-case words between slashes, none of which a file system could mean something else by. So an
 * archive can be unpacked anywhere, and no name leads out of it.
 */
const ENTRY_PATH = /^(?:[a-z0-9][a-z0-9-]{0,60}\/){0,4}[a-z0-9][a-z0-9-]{0,60}\.[a-z0-9]{1,8}$/;
export const isCaseEntry = (path: string): boolean => ENTRY_PATH.test(path);
/** An entry, as parts refer to it. */
export const caseEntryPath = z.string().regex(ENTRY_PATH);

export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

const entry = {
  path: caseEntryPath,
  /** Bytes, unpacked. */
  size: z.number().int().nonnegative(),
  sha256: sha256Hex,
};

const entrySchema = z.discriminatedUnion('kind', [
  /** JSON of a part, by its schema. */
  z.strictObject({ ...entry, kind: z.literal('part'), part: z.string().max(40) }),
  /** A file as it lies in the storage, and where it lies among the files of its case. */
  z.strictObject({ ...entry, kind: z.literal('file'), version: counted, dataType: counted, crc64 }),
]);
export type CaseArchiveEntry = z.infer<typeof entrySchema>;
export type CaseArchiveFile = Extract<CaseArchiveEntry, { kind: 'file' }>;

export const caseManifest = z.strictObject({
  schema: z.enum(schemaNames),
  exported: z.strictObject({ at: instant, by: z.string().max(200) }),
  /** Where the case was: its ids and names there. They stay what they are when the archive is imported elsewhere. */
  source: z.strictObject({ caseId: id, ptNo: z.string().max(60), practice: z.string().max(200) }),
  /** By path; the manifest itself is none of them. */
  entries: z.array(entrySchema).min(1),
  /** SHA-256 of the manifest as canonical JSON without this field: what an archive is known by. */
  seal: sha256Hex,
});
export type CaseManifest = z.infer<typeof caseManifest>;

/** The manifest of this version of the format, before it is sealed. */
export const newCaseManifest = (rest: Omit<CaseManifest, 'schema' | 'seal'>): Omit<CaseManifest, 'seal'> => ({
  schema: schemaName,
  ...rest,
});

const GB = 2 ** 30;

/** What an archive may ask of whoever reads it. Files of a case have limits of their own besides. */
export const CASE_ARCHIVE_LIMITS = {
  /** Bytes of the archive; `CASE_ARCHIVE_LIMIT_MB` in the words of uploads. */
  packedBytes: 16 * GB,
  entries: 20_000,
  totalBytes: 16 * GB,
  /** JSON is read as a whole. */
  jsonBytes: 64 * 2 ** 20,
  /** So much may be unpacked from however little, */
  freeBytes: 2 ** 27,
  /** and beyond that so many times the packed bytes: files lie in it as they are, JSON shrinks to a twentieth. */
  ratio: 50,
} as const;
export const CASE_ARCHIVE_LIMIT_MB = CASE_ARCHIVE_LIMITS.packedBytes / 2 ** 20;

/** Archives that are not fetched are deleted after this long. */
export const CASE_ARCHIVE_HOURS = 24;
