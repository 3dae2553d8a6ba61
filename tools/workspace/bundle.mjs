import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from './fingerprint.mjs';
import { readPackages } from './packages.mjs';
import { ROOT } from './paths.mjs';

const PACKAGE = '@archway/tools';
/** What a command or one of its threads begins with. */
const ENTRIES = [
  'tools/src/cli/archway.ts',
  'tools/src/cli/files/file.worker.ts',
  'tools/src/cli/files/volume.worker.ts',
];
/** Beside the dependencies: nothing of it is ever deployed. */
const CACHE = join(ROOT, 'tools', 'node_modules', '.cache', 'archway');
const HERE = [readFileSync(new URL(import.meta.url)), ROOT, process.versions.node];

/**
 * The `archway` command as plain JavaScript: bundled when a source has changed since the last time, by content, which
 * takes a second, and taken from the cache otherwise.
 * @returns the folder with `archway.js` and the files of its threads
 */
export async function bundledCommand() {
  const hash = createHash('sha256');
  for (const part of [...HERE, fingerprint(sources())]) hash.update(part).update('\0');
  const folder = join(CACHE, hash.digest('hex').slice(0, 32));
  if (!existsSync(folder)) await bundle(folder);
  return folder;
}

/** The command and the packages that it runs; those that only its tests and benchmarks need do not count. */
function sources() {
  const packages = readPackages();
  const found = new Set();
  const add = (name) => {
    const entry = packages.get(name);
    if (!entry || found.has(entry.dir)) return;
    found.add(entry.dir);
    for (const [dependency, range] of Object.entries(entry.json.dependencies ?? {}))
      if (range.startsWith('workspace:')) add(dependency);
  };
  add(PACKAGE);
  return found;
}

async function bundle(folder) {
  const { build } = await import('esbuild').catch((error) => {
    throw new Error(`The dependencies are not installed (${error.code}). Run: npx pnpm install`);
  });
  // Several commands may begin at once: each builds for itself, and whole folders take their place.
  const passing = `${folder}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    entryNames: '[name]',
    outdir: passing,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // The conditions of Node itself, since libraries are loaded by it.
    conditions: [],
    sourcemap: true,
    logLevel: 'silent',
    plugins: [ownPlaces, librariesByPlace],
  }).catch((error) => {
    throw new Error(`${error.message}\nIf a library is missing, install it first: npx pnpm install`);
  });
  try {
    renameSync(passing, folder);
  } catch (error) {
    rmSync(passing, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  dropOlder();
}

/** Sources find files beside them by their own address, which a bundle would change. */
const ownPlaces = {
  name: 'own-places',
  setup(build) {
    build.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }));
  },
};

/** Libraries stay where they are installed, with the files that they bring; only our own packages are bundled. */
const librariesByPlace = {
  name: 'libraries-by-place',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === 'asked' || path.startsWith('@archway/') || path.startsWith('node:')) return undefined;
      if (kind === 'entry-point') return undefined;
      const found = await build.resolve(path, { resolveDir, kind, pluginData: 'asked' });
      if (found.errors.length > 0) return { errors: found.errors };
      return found.external ? found : { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** The last few stay, for somebody who goes to and fro between branches, and for commands that still run. */
const KEPT = 4;

function dropOlder() {
  const folders = readdirSync(CACHE)
    .map((name) => join(CACHE, name))
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of folders.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}
