import type { BlobLike } from '@archway/volume';
import type { ObjectStore } from '../../infrastructure/storage/object-store.ts';

/** An object of the storage as a blob: only what is asked for is read. @param size of the object in bytes */
export function storedBlob(store: Pick<ObjectStore, 'get'>, objectName: string, size: number): BlobLike {
  const part = (from: number, to: number): BlobLike => ({
    size: to - from,
    slice: (start = 0, end = to - from) => {
      const first = Math.min(from + Math.max(0, start), to);
      return part(first, Math.max(first, Math.min(from + end, to)));
    },
    arrayBuffer: async () => {
      if (to <= from) return new ArrayBuffer(0);
      const bytes = await (await store.get(objectName, { start: from, end: to - 1 })).bytes();
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    },
  });
  return part(0, size);
}
