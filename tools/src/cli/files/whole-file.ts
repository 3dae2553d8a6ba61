import { open, rename, rm, writeFile } from 'node:fs/promises';
import { FileProblem } from './file-error.ts';

/** Reads a file whole, after a look at its size. @throws FileProblem tooLarge */
export async function wholeFile(path: string, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > limit) throw new FileProblem('tooLarge', `The file is too large: ${size} bytes, at most ${limit}.`);
    const bytes = new Uint8Array(size);
    let at = 0;
    while (at < size) {
      const { bytesRead } = await file.read(bytes, at, size - at, at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return bytes.subarray(0, at);
  } finally {
    await file.close();
  }
}

/** Name of a file while it is written, the same in every thread. */
const passingName = (path: string): string => `${path}.${process.pid}.part`;

/** Takes away what an interrupted `writeWhole` left. */
export const dropUnfinished = (path: string): Promise<void> => rm(passingName(path), { force: true });

/** Writes a file whole or not at all: what is there under a passing name is no result. */
export async function writeWhole(path: string, data: string | Uint8Array | Iterable<Uint8Array>): Promise<void> {
  const passing = passingName(path);
  try {
    await writeFile(passing, data);
    await rename(passing, path);
  } catch (error) {
    await dropUnfinished(path);
    throw error;
  }
}
