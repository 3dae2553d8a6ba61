import { cbctArchives } from '@archway/contracts';
import { extensionOf } from '@archway/storage';

/** A file with its path below what was chosen: `CBCT_2026-11-18/DICOM/IM0001`. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** Files that make one CT: slices, or one archive. */
export interface Choice {
  /** Name of the folder, archive or first file. */
  readonly name: string;
  readonly files: readonly ChosenFile[];
  /** Files of a folder that cannot be slices; they are named among what was set aside. */
  readonly ignored: readonly string[];
}

/** As the message about a wrong format names them. */
export const cbctFormats = ['dcm', ...cbctArchives].map((extension) => extension.toUpperCase()).join(', ');

const slices: ReadonlySet<string> = new Set(['dcm', 'dicom', 'ima']);
const archives: ReadonlySet<string> = new Set(cbctArchives);

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** Files that systems leave in folders. */
const isLitter = (path: string): boolean =>
  path.split('/').some((segment) => segment.startsWith('.') || segment === '__MACOSX') ||
  ['thumbs.db', 'desktop.ini'].includes(baseName(path).toLowerCase());
export const isArchiveName = (path: string): boolean => archives.has(extensionOf(path));
const isArchive = ({ path }: ChosenFile): boolean => isArchiveName(path);
const isInFolder = ({ path }: ChosenFile): boolean => path.includes('/');

/** In a folder slices often have no ending, or one that is a number (`IM.0001`, `1.2.840.113`). */
function mayBeSlice(chosen: ChosenFile): boolean {
  const extension = extensionOf(chosen.path);
  if (slices.has(extension)) return true;
  const isPlain = extension === '' || /^\d+$/.test(extension);
  return isInFolder(chosen) && isPlain && !isDirectory(chosen.path);
}

/** The list of the files of a medium: it is DICOM, but no image. */
export const isDirectory = (path: string): boolean => baseName(path).toUpperCase() === 'DICOMDIR';

/**
 * One CT out of what was chosen or dropped: all .dcm files, a folder of them, or one archive. Null when it is neither:
 * two archives, an archive beside loose files, pictures, nothing.
 */
export function choiceOf(chosen: readonly ChosenFile[]): Choice | null {
  const files = chosen.filter(({ path }) => !isLitter(path));
  const [first] = files;
  if (!first) return null;
  const name = first.path.split('/')[0]!;
  if (files.length === 1 && isArchive(first)) return { name: baseName(first.path), files, ignored: [] };
  const taken = files.filter(mayBeSlice);
  if (taken.length === 0) return onlyArchive(files);
  const left = files.filter((each) => !taken.includes(each));
  // A folder may hold the viewer of the CD beside the slices; what is chosen file by file is meant as it is.
  if (!left.every(isInFolder)) return null;
  return { name, files: taken, ignored: left.map(({ path }) => path) };
}

/** The one archive of a folder that holds no slices. */
function onlyArchive(files: readonly ChosenFile[]): Choice | null {
  const [archive, ...more] = files.filter(isArchive);
  if (!archive || more.length > 0 || !files.every(isInFolder)) return null;
  const ignored = files.filter((each) => each !== archive).map(({ path }) => path);
  return { name: baseName(archive.path), files: [archive], ignored };
}
