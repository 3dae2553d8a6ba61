import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { archway } from '../testing/archway-process.ts';
import { bundledCommand } from '../../workspace/bundle.mjs';

/** What is loaded before a command has anything to do: its own file and all that these import by their first lines. */
function loadedWith(folder: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(join(folder, file), 'utf8');
  for (const [, from = ''] of source.matchAll(/^(?:import|export)\b[^"']*?["']([^"']+)["'];$/gm)) {
    if (from.startsWith('./')) loadedWith(folder, from.slice(2), found);
    else found.add(from);
  }
  return found;
}

const libraries = (modules: Iterable<string>): string[] => [
  ...new Set([...modules].flatMap((name) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? [])),
];

/** The file to which a command has been bundled: the one that names its words. */
function fileOf(folder: string, command: string): string {
  const loaders = [...loadedWith(folder, 'archway.js')].map((file) =>
    file.endsWith('.js') && !file.includes('://') ? readFileSync(join(folder, file), 'utf8') : '',
  );
  const found = new RegExp(`import\\("\\./(${command}-[A-Z0-9]+\\.js)"\\)`).exec(loaders.join('\n'))?.[1];
  if (found === undefined) throw new Error(`${command} is not loaded by itself`);
  return found;
}

describe('the bundled command', () => {
  it('is made once for a state of the sources', async () => {
    const folder = await bundledCommand();
    const made = statSync(join(folder, 'archway.js')).mtimeMs;
    expect((await archway('--help')).stdout).toContain('inspect');
    expect([await bundledCommand(), statSync(join(folder, 'archway.js')).mtimeMs]).toEqual([folder, made]);
  });

  it('begins with no library but the one that reads its arguments', async () => {
    const folder = await bundledCommand();
    for (const command of ['inspect', 'convert']) {
      const modules = loadedWith(folder, fileOf(folder, command), loadedWith(folder, 'archway.js'));
      expect([command, libraries(modules)]).toEqual([command, ['commander']]);
    }
    // A thread that reads a mesh needs nothing but that.
    expect(libraries(loadedWith(folder, 'file.worker.js'))).toEqual([]);
  });

  it('knows all commands where none is named, and the one that is', async () => {
    const { stdout } = await archway('help');
    for (const command of ['new-remote', 'deploy', 'doctor', 'inspect', 'convert', 'pack', 'unpack'])
      expect(stdout).toContain(`${command} [`);
    expect((await archway('convert', '--help')).stdout).toContain('--unit');
    expect((await archway('no-such-command')).code).toBe(2);
  });
});
