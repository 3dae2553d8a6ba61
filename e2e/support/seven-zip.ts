import { readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SevenZip from '7z-wasm';

/** Packs the files of a folder, without those below it, as a 7z archive, as a user's own tool would. */
export async function packSevenZip(folder: string, archive: string): Promise<void> {
  const tool = await SevenZip({ print: () => {}, printErr: () => {} });
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  for (const name of names) tool.FS.writeFile(name, readFileSync(join(folder, name)));
  tool.callMain(['a', '-mx=1', 'out.7z', ...names]);
  await writeFile(archive, tool.FS.readFile('out.7z'));
}
