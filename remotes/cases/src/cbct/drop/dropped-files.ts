import type { ChosenFile } from './choose-files.ts';

/** More than any scan has: a disk that was dropped by mistake is not walked through. */
const MOST_FILES = 20_000;

/**
 * All files of what was dropped, with folders walked through. The entries must be taken before the first wait: the
 * browser forgets them after the event.
 * @throws RangeError for too many files, DOMException for a folder that cannot be read: never half a scan.
 */
export function droppedFiles(items: DataTransferItemList): Promise<ChosenFile[]> {
  const entries = [...items].flatMap((item): (FileSystemEntry | File)[] => {
    if (item.kind !== 'file') return [];
    const entry = item.webkitGetAsEntry?.() ?? null;
    const file = entry ? null : item.getAsFile();
    return entry ? [entry] : file ? [file] : [];
  });
  return walk(entries);
}

async function walk(roots: readonly (FileSystemEntry | File)[]): Promise<ChosenFile[]> {
  const found: ChosenFile[] = [];
  const queue = [...roots];
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (next instanceof File) found.push({ path: next.name, file: next });
    else if (next.isDirectory) queue.push(...(await childrenOf(next as FileSystemDirectoryEntry)));
    else found.push({ path: pathOf(next), file: await fileOf(next as FileSystemFileEntry) });
    if (found.length + queue.length > MOST_FILES) throw new RangeError(`More than ${MOST_FILES} files`);
  }
  return found;
}

const pathOf = ({ fullPath }: FileSystemEntry): string => fullPath.replace(/^\/+/, '');

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A reader gives at most a hundred entries at a time and an empty list at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return children;
    children.push(...some);
  }
}

/** Files of an input; those of a chosen folder know their path. */
export const listedFiles = (list: Iterable<File> | ArrayLike<File>): ChosenFile[] =>
  Array.from(list, (file) => ({ path: file.webkitRelativePath || file.name, file }));
