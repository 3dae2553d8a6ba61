import { opendir, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { fileErrorOf, type FileError } from './file-error.ts';
import { notAFile, type FilePath } from './plain-file.ts';

export interface FoundFile {
  /** As it is shown: bytes that are no UTF-8 are replaced. */
  readonly path: string;
  /** What is opened. */
  readonly at: FilePath;
  /** The folder of the command line in which it was found; undefined when it was named itself. */
  readonly folder?: string;
  /** Set when the path cannot be looked at. */
  readonly error?: FileError;
}

/** Takes the place of bytes that are no UTF-8. */
const REPLACED = '\ufffd';

/** The files that the arguments of a command mean: files as they are named, folders as all that lies in them, in order of name. */
export async function* filesOf(paths: readonly string[]): AsyncGenerator<FoundFile> {
  for (const path of paths) {
    try {
      const at = path.includes(REPLACED) ? await asItLies(path) : path;
      const found = await stat(opened(at));
      if (found.isDirectory()) yield* filesIn(at, path, path);
      else yield found.isFile() ? { path, at } : { path, at, error: fileErrorOf(notAFile()) };
    } catch (error) {
      yield { path, at: path, error: fileErrorOf(error) };
    }
  }
}

/** Links to folders are not followed, so that a circle of them ends. */
async function* filesIn(folder: FilePath, shown: string, root: string): AsyncGenerator<FoundFile> {
  const entries: { name: FilePath; isFolder: boolean }[] = [];
  try {
    for await (const entry of entriesOf(folder)) {
      if (entry.isFile() || entry.isSymbolicLink()) entries.push({ name: nameOf(entry), isFolder: false });
      else if (entry.isDirectory()) entries.push({ name: nameOf(entry), isFolder: true });
    }
  } catch (error) {
    yield { path: shown, at: folder, folder: root, error: fileErrorOf(error) };
  }
  const named = entries.map((entry) => ({ ...entry, text: textOf(entry.name) }));
  named.sort((a, b) => (a.text < b.text ? -1 : 1));
  for (const { name, text, isFolder } of named) {
    const path = join(shown, text);
    const at = within(folder, name);
    if (isFolder) yield* filesIn(at, path, root);
    else if (await isFileBehind(at)) yield { path, at, folder: root };
  }
}

interface Entry {
  /** Bytes: a name may be anything but a slash. */
  readonly name: Uint8Array | string;
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

async function* entriesOf(folder: FilePath): AsyncGenerator<Entry> {
  // Names come as bytes by this encoding, which the types do not say.
  yield* (await opendir(opened(folder), { encoding: 'buffer' as BufferEncoding })) as AsyncIterable<Entry>;
}

/** Names of UTF-8 are text like all others; what is none stays as it is, since no text would find it again. */
function nameOf({ name }: Entry): FilePath {
  const bytes = Buffer.from(name as Uint8Array);
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : bytes;
}

const textOf = (path: FilePath): string => (typeof path === 'string' ? path : Buffer.from(path).toString());

const opened = (path: FilePath): string | Buffer => (typeof path === 'string' ? path : Buffer.from(path));

function within(folder: FilePath, name: FilePath): FilePath {
  if (typeof folder === 'string' && typeof name === 'string') return join(folder, name);
  return Buffer.concat([Buffer.from(folder as Uint8Array), Buffer.from(sep), Buffer.from(name as Uint8Array)]);
}

/** Arguments arrive as text. A name with replaced bytes is the one in its folder that looks the same, if it is alone. */
async function asItLies(path: string): Promise<FilePath> {
  const names: FilePath[] = [];
  try {
    for await (const entry of entriesOf(dirname(path))) {
      const name = nameOf(entry);
      if (textOf(name) === basename(path)) names.push(name);
    }
  } catch {
    return path;
  }
  return names.length === 1 ? within(dirname(path), names[0]!) : path;
}

const isFileBehind = (path: FilePath): Promise<boolean> =>
  stat(opened(path)).then(
    (found) => found.isFile(),
    () => false,
  );
