import { statSync } from 'node:fs';
import { notAFile, openPlain, type FilePath } from './plain-file.ts';

/** A part of a file that is read when it is asked for, in the form that `@archway/volume` takes. */
export interface FileBlob {
  readonly size: number;
  slice(start?: number, end?: number): FileBlob;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Nothing stays open and nothing is kept: thousands of slices of a series may be named at once. @throws FileProblem notAFile */
export function fileBlob(path: FilePath, from = 0, to = sizeOf(path)): FileBlob {
  return {
    size: to - from,
    slice: (start = 0, end = to - from) =>
      fileBlob(path, Math.min(to, from + start), Math.max(from + start, Math.min(to, from + end))),
    async arrayBuffer() {
      const bytes = new Uint8Array(to - from);
      const file = await openPlain(path);
      try {
        let at = 0;
        while (at < bytes.length) {
          const { bytesRead } = await file.read(bytes, at, bytes.length - at, from + at);
          if (bytesRead === 0) break;
          at += bytesRead;
        }
        return at === bytes.length ? bytes.buffer : bytes.buffer.slice(0, at);
      } finally {
        await file.close();
      }
    },
  };
}

function sizeOf(path: FilePath): number {
  const found = statSync(typeof path === 'string' ? path : Buffer.from(path));
  if (!found.isFile() && !found.isDirectory()) throw notAFile();
  return found.size;
}
