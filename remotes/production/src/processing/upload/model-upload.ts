import type { Jaw } from '@archway/contracts';
import type { StoredObject, Upload } from '@archway/uploads';
import { newUpload } from '@archway/uploads';

/** What is done with a chosen model, in this order. */
export type ModelStep = 'prepare' | 'upload';

/** Why it stopped: the file is no mesh that can be used, or it did not arrive. */
export type ModelFailure = 'unreadable' | 'notSent';

/** A model on its way from the disk of the reader to where orders take it from. */
export interface ModelUpload extends Upload<ModelStep, ModelFailure> {
  readonly jaw: Jaw;
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
  /** Where it lies, once it has arrived. */
  readonly stored: StoredObject | null;
}

export const newModelUpload = (id: string, jaw: Jaw, { name, size }: Pick<File, 'name' | 'size'>): ModelUpload => ({
  ...newUpload(id, 'prepare'),
  ...{ jaw, fileName: name, fileSize: size, stored: null },
});
