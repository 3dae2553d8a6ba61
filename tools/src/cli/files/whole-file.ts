import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileErrorOf, FileProblem } from './file-error.ts';
import { notAFile, openPlain, type FilePath } from './plain-file.ts';

/** Reads a file whole, after a look at its size. @throws FileProblem tooLarge, notAFile */
export async function wholeFile(path: FilePath, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await openPlain(path);
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

/** Something about what is to be written, not about what was read. */
class OutputProblem extends FileProblem {
  constructor(
    code: string,
    message: string,
    readonly file: string,
  ) {
    super(code, message);
  }
}

/** @throws OutputProblem where nothing can be written: the folder is missing, or something else bears the name */
export async function assertWritable(path: string): Promise<void> {
  const folder = await stat(dirname(path)).catch((error: unknown) => {
    const { name, message } = fileErrorOf(error);
    if (name === 'notFound') throw new OutputProblem('noSuchFolder', `There is no folder ${dirname(path)}.`, path);
    throw new OutputProblem(name, message, path);
  });
  if (!folder.isDirectory()) throw new OutputProblem('noSuchFolder', `${dirname(path)} is no folder.`, path);
  const there = await stat(path).catch(() => undefined);
  if (there?.isDirectory()) throw new OutputProblem('isFolder', 'This is a folder.', path);
  if (there && !there.isFile()) throw new OutputProblem('notAFile', notAFile().message, path);
}

/** Writes a file whole or not at all: what is there under a passing name is no result. @throws OutputProblem */
export async function writeWhole(
  path: string,
  data: string | Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  await assertWritable(path);
  const passing = passingName(path);
  try {
    await writeFile(passing, data);
    await rename(passing, path);
  } catch (error) {
    await dropUnfinished(path);
    const { name, message } = fileErrorOf(error);
    throw new OutputProblem(name, message, path);
  }
}
