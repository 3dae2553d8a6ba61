import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KnipConfig } from 'knip';

/** What the page loads of a remote: `./app`, and the modules of its slots. */
function exposedBy(remote: string): string[] {
  const manifest = JSON.parse(readFileSync(join('remotes', remote, 'remote.json'), 'utf8')) as {
    slots?: { module: string }[];
  };
  const modules = ['./app', ...(manifest.slots ?? []).map(({ module }) => module)];
  return modules.map((module) => `src/${module.slice(2)}.{ts,tsx}`);
}

/** The host shares these, and each build declares what it shares; a remote need not import them itself. */
const singletons = ['i18next'];

/** Remotes that run schemas of the contract: their build keeps them because of this dependency, which nobody imports. */
const withSchemas: readonly string[] = ['plans'];

/** What these rooms export is for whoever is in this repository: nobody else can import them. */
const closed = { includeEntryExports: true } as const;

const config: KnipConfig = {
  // Declarations of scripts are for the compiler, and are found by their place.
  ignore: ['**/*.d.mts'],
  ignoreBinaries: ['unshare', 'mkfifo'],
  // A type that only its own file names is part of what that file exports says; a value that only its own file names is not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': { entry: ['*.config.{mjs,cjs,ts}', 'docs/examples/*.mjs'] },
    host: { ignoreDependencies: [...singletons, '@tanstack/react-query'] },
    ...Object.fromEntries(
      readdirSync('remotes').map((remote) => [
        `remotes/${remote}`,
        {
          entry: exposedBy(remote),
          ignoreDependencies: [...singletons, ...(withSchemas.includes(remote) ? ['zod'] : [])],
        },
      ]),
    ),
    'shared/build': {
      // Webpack and jest take these by their path.
      entry: ['browser/*.mjs', 'jest/*.cjs', 'webpack/*.cjs'],
      ignoreDependencies: ['webpack-cli'],
    },
    ...Object.fromEntries(
      ['ceph', 'dental', 'geometry', 'photo', 'storage', 'uploads', 'volume', 'worker'].map((room) => [
        `shared/${room}`,
        closed,
      ]),
    ),
    // A text that is run as a process of its own imports it.
    'shared/paper': { ...closed, ignoreDependencies: ['pdfjs-dist'] },
    'shared/mesh': { ...closed, entry: ['src/testing/hostile.node.ts'] },
    // Named by style sheets, and by the preset of jest.
    'shared/ui': { ignoreDependencies: ['@fontsource-variable/inter', 'jest-environment-jsdom'] },
    server: {
      entry: ['src/{main,worker,compute,database}.ts', 'scripts/*.mjs', 'test/suites/*.suite.ts'],
      // Of the packages that are built into it: their libraries stay outside of the bundle, and are installed with it.
      ignoreDependencies: [
        '@cornerstonejs/codec-charls',
        '@cornerstonejs/codec-libjpeg-turbo-8bit',
        '@fastify/static',
        'dicom-parser',
        'draco3d',
        'jpeg-js',
        'libarchive-wasm',
        'meshoptimizer',
        'libheif-js',
        'pako',
        'pngjs',
        'webp-wasm',
      ],
    },
    tools: {
      // A module that only a bundle of the benchmark has.
      ignoreDependencies: ['monolith-modules'],
      entry: [
        '*.mjs',
        'src/{check/check,check/decisions,check/figures,bench/bench,dev/dev,test/run}.ts',
        'src/check/broken-rules.mjs',
        'src/lint/lint-texts.mjs',
        'src/check/runtimes/*.ts',
        'src/cli/archway.ts',
        'src/cli/files/*.worker.ts',
        'src/photo-model/{fit-photo-model,render-photos}.ts',
        // Pages, and processes of their own.
        'src/bench/{browser,monolith}/*.{ts,cjs}',
        'src/bench/{cbct/one-pack,mesh/one-intake}.ts',
      ],
    },
    e2e: { entry: ['specs/**/*.spec.ts'] },
  },
};

export default config;
