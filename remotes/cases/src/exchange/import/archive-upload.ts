import type { ArchiveInside } from '@archway/contracts';
import { type Upload, newUpload } from '@archway/uploads';

/** What is done with a chosen archive, in this order. */
export type ArchiveStep = 'upload' | 'inspect';

/** Why it stopped: what the server said; null when nothing was said. */
export interface ArchiveFailure {
  readonly message: string | null;
}

/** An archive on its way to the server, and there until its import is decided. */
export interface ArchiveUpload extends Upload<ArchiveStep, ArchiveFailure> {
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
  /** Where it lies and what is in it, once it has arrived. */
  readonly found: { readonly objectName: string; readonly inside: ArchiveInside } | null;
}

export const newArchiveUpload = (id: string, { name, size }: Pick<File, 'name' | 'size'>): ArchiveUpload => ({
  ...newUpload(id, 'upload'),
  ...{ fileName: name, fileSize: size, found: null },
});
