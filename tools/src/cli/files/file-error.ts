/** How a failure is told on a line of its own. `name` is for programs, `message` for people. */
export interface FileError {
  readonly name: string;
  readonly message: string;
  /** The file that it is about, where that is not the one that was read. */
  readonly file?: string;
}

/** Something about a file that stands in the way before its content is looked at. */
export class FileProblem extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const system: Readonly<Record<string, readonly [name: string, message: string]>> = {
  ENOENT: ['notFound', 'There is no such file.'],
  EACCES: ['notReadable', 'The file may not be read.'],
  EPERM: ['notReadable', 'The file may not be read.'],
  ENOTDIR: ['notFound', 'There is no such file.'],
  EROFS: ['notWritable', 'Nothing can be written there.'],
  // What a socket answers to whoever opens it as a file, and a pipe without the other end.
  ENXIO: ['notAFile', 'This is a pipe, a device or a socket, not a file.'],
  EISDIR: ['isFolder', 'This is a folder.'],
  ENOSPC: ['diskFull', 'There is no space left to write to.'],
};

/**
 * Errors of meshes, volumes and photos carry a code, which is their name here; of the system's the usual ones are
 * translated. Whatever else is thrown is a fault of the program, and says so.
 */
export function fileErrorOf(error: unknown): FileError {
  if (!(error instanceof Error)) return { name: 'internal', message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return { name: 'internal', message: `${error.name}: ${error.message}` };
  const [name, message] = system[code] ?? [code, error.message];
  return 'file' in error && typeof error.file === 'string' ? { name, message, file: error.file } : { name, message };
}

/** The line of a failure: of the file that it is about, which is `file` unless the error names another. */
export function errorLine(file: string, error: unknown): { file: string; error: FileError } {
  const { file: about = file, name, message } = fileErrorOf(error);
  return { file: about, error: { name, message } };
}
