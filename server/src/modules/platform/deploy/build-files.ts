import { createHash } from 'node:crypto';
import { Refusal } from '../../../context.ts';

/** A file of a build: its SHA-384 as browsers check it (`sha384-…`), and its size in bytes. */
export interface BuildFile {
  readonly integrity: string;
  readonly size: number;
}

/** The files of a build by their path below its base. */
export type BuildFiles = Readonly<Record<string, BuildFile>>;

/** The record that a build writes beside its files; it is deployed with them, so that the hash covers it. */
export const RECORD_FILE = 'archway.json';

const MOST_FILES = 3000;
const MOST_BYTES = 200 * 1024 * 1024;
/** What fits as base64 into one request. */
const MOST_FILE_BYTES = 48 * 1024 * 1024;
const SEGMENT = /^[\w@~-][\w.@~-]*$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const isFileName = (file: string): boolean => file.length <= 300 && file.split('/').every((part) => SEGMENT.test(part));

/** Where the bytes lie in the object store. */
export const storeKey = (name: string, version: string, file: string): string => `remotes/${name}/${version}/${file}`;

export const sizeOf = (files: BuildFiles): number => Object.values(files).reduce((sum, { size }) => sum + size, 0);

/**
 * The version of a build: the one of its package and a hash over names and bytes of all its files, so that the same
 * bytes always are the same version and others never are.
 */
export function versionOf(packageVersion: string, files: BuildFiles): string {
  const lines = Object.keys(files)
    .sort()
    .map((file) => `${file} ${files[file]?.integrity}\n`);
  return `${packageVersion}+${createHash('sha256').update(lines.join('')).digest('hex').slice(0, 12)}`;
}

/** @throws Refusal `manifestInvalid` that names what is wrong with the list. */
export function assertFiles(files: BuildFiles, entry: string): void {
  const invalid = (name: string): never => {
    throw new Refusal('manifestInvalid', { name });
  };
  const names = Object.keys(files);
  if (names.length > MOST_FILES) invalid(`${names.length} files, at most ${MOST_FILES}`);
  if (sizeOf(files) > MOST_BYTES) invalid(`${sizeOf(files)} bytes, at most ${MOST_BYTES}`);
  for (const name of names) {
    if (!isFileName(name)) invalid(`file name ${name}`);
    if (!INTEGRITY.test(files[name]?.integrity ?? '')) invalid(`${name}: integrity is not a SHA-384`);
    if ((files[name]?.size ?? 0) > MOST_FILE_BYTES) invalid(`${name}: more than ${MOST_FILE_BYTES} bytes`);
  }
  for (const needed of [entry, RECORD_FILE]) if (!files[needed]) invalid(`${needed} is not among the files`);
}
