import { defaultLimits, openMeshText, readMesh, type ReadResult } from '@archway/mesh';
import { FileProblem } from './file-error.ts';
import { openPlain, type FilePath } from './plain-file.ts';
import { wholeFile } from './whole-file.ts';

const HEAD = 64 * 1024;
const PART = 4 * 1024 * 1024;

/**
 * Reads a mesh from a file. Of an OBJ, whose text is several times as large as what it says, no more than a part is in
 * memory at once; all other formats are read whole.
 * @throws MeshError, FileProblem tooLarge, notAFile
 */
export async function readMeshFile(path: FilePath, name: string): Promise<ReadResult & { readonly size: number }> {
  const file = await openPlain(path);
  try {
    const { size } = await file.stat();
    const limit = defaultLimits.maxBytes;
    if (size > limit) throw new FileProblem('tooLarge', `The file is too large: ${size} bytes, at most ${limit}.`);
    const buffer = new Uint8Array(PART);
    const read = async (at: number, length: number): Promise<Uint8Array> =>
      buffer.subarray(0, (await file.read(buffer, 0, length, at)).bytesRead);
    const text = openMeshText(await read(0, HEAD), size, name);
    if (text) {
      for (let at = 0; at < size;) {
        const part = await read(at, PART);
        if (part.length === 0) break;
        text.push(part);
        at += part.length;
      }
      return { ...text.finish(), size };
    }
  } finally {
    await file.close();
  }
  const bytes = await wholeFile(path, defaultLimits.maxBytes);
  return { ...(await readMesh(bytes, name)), size: bytes.length };
}
