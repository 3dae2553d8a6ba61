import type { FoundFile } from './walk.ts';

export interface InspectOptions {
  readonly concurrency: number;
  readonly signal: AbortSignal;
}

/** What is looked at after all else: a series needs all of its files, and a volume needs the memory. */
export interface Volumes {
  readonly single: { readonly file: FoundFile; readonly kind: 'packed' | 'archive' }[];
  /** By the folder of the command line; files that were named themselves are one group. */
  readonly dicom: Map<string, FoundFile[]>;
}

/** Key of the files that were named themselves: no folder is called so. */
export const NAMED = '\0';
