import type { MeshFile } from '@archway/mesh';
import type { UploadedObject } from '@archway/storage';
import type { ModelPlace } from './model-upload.ts';
import { modelScope, storage } from './storage-client.ts';

export interface PutOptions {
  readonly signal: AbortSignal;
  /** What is kept beside an interrupted upload, so that it can be finished after a reload. */
  readonly note?: Readonly<Record<string, string>>;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends a file to where the case keeps its models: in parts, several at a time, retried, and compared at the end. */
export function putModelObject(
  { ptId, version }: Pick<ModelPlace, 'ptId' | 'version'>,
  file: MeshFile,
  { signal, note, onProgress }: PutOptions,
): Promise<UploadedObject> {
  return storage().upload({
    scope: modelScope(ptId, version),
    file: new Blob([file.bytes as Uint8Array<ArrayBuffer>]),
    name: file.name,
    signal,
    ...(note && { note }),
    onProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1),
  });
}
