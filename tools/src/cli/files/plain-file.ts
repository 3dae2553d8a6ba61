import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { FileProblem } from './file-error.ts';

/** Pipes that nobody writes to would be waited for without end; elsewhere it changes nothing. */
const AT_ONCE = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** How a file is found: bytes where its name is no UTF-8. */
export type FilePath = string | Uint8Array;

/** Opens a file for reading. @throws FileProblem notAFile for pipes, devices and sockets */
export async function openPlain(path: FilePath): Promise<FileHandle> {
  const file = await open(typeof path === 'string' ? path : Buffer.from(path), AT_ONCE);
  try {
    const found = await file.stat();
    if (found.isDirectory()) throw new FileProblem('isFolder', 'This is a folder.');
    if (!found.isFile()) throw notAFile();
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

export const notAFile = (): FileProblem =>
  new FileProblem('notAFile', 'This is a pipe, a device or a socket, not a file.');
