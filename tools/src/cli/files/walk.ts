import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileErrorOf, type FileError } from './file-error.ts';

export interface FoundFile {
  readonly path: string;
  /** The folder of the command line in which it was found; undefined when it was named itself. */
  readonly folder?: string;
  /** Set when the path cannot be looked at. */
  readonly error?: FileError;
}

/** The files that the arguments of a command mean: files as they are named, folders as all that lies in them, in order of name. */
export async function* filesOf(paths: readonly string[]): AsyncGenerator<FoundFile> {
  for (const path of paths) {
    try {
      if ((await stat(path)).isDirectory()) yield* filesIn(path, path);
      else yield { path };
    } catch (error) {
      yield { path, error: fileErrorOf(error) };
    }
  }
}

/** Links to folders are not followed, so that a circle of them ends. */
async function* filesIn(folder: string, root: string): AsyncGenerator<FoundFile> {
  const entries: { name: string; isFolder: boolean }[] = [];
  try {
    for await (const entry of await opendir(folder)) {
      if (entry.isFile() || entry.isSymbolicLink()) entries.push({ name: entry.name, isFolder: false });
      else if (entry.isDirectory()) entries.push({ name: entry.name, isFolder: true });
    }
  } catch (error) {
    yield { path: folder, folder: root, error: fileErrorOf(error) };
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, isFolder } of entries) {
    const path = join(folder, name);
    if (isFolder) yield* filesIn(path, root);
    else if (await isFileBehind(path)) yield { path, folder: root };
  }
}

const isFileBehind = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
