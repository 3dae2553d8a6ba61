import SevenZip from '7z-wasm';

/** Packs with 7-Zip itself, so that archives are read that somebody else wrote. `switches` as on its command line. */
export async function sevenZip(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  archive: string,
  switches: readonly string[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const program = await SevenZip({ print: () => undefined, printErr: () => undefined });
  const made = new Set<string>();
  program.FS.mkdir('/in');
  program.FS.chdir('/in');
  for (const { name, bytes } of files) {
    const folders = name.split('/').slice(0, -1);
    folders.forEach((_, depth) => {
      const path = folders.slice(0, depth + 1).join('/');
      if (!made.has(path)) program.FS.mkdir(path);
      made.add(path);
    });
    program.FS.writeFile(name, bytes);
  }
  program.callMain(['a', ...switches, `/${archive}`, '.']);
  return new Uint8Array(program.FS.readFile(`/${archive}`));
}
