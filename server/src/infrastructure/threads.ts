import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fromSource, serverFolder } from '../paths.ts';

/** Entries of the bundle that run as threads. */
export type ThreadName = 'compute' | 'database';

export interface ThreadOptions {
  /** A thread that needs more for its JavaScript values ends, and the process goes on. */
  readonly heapMegabytes?: number;
}

/** Where the bundled threads lie; null for a server that runs from source. */
let bundle: string | null = fromSource ? null : join(serverFolder, 'dist');

/** Lets a server that runs from source, in tests, take its threads from a bundle: they start in a sixth of the time. */
export function takeThreadsFrom(folder: string): void {
  bundle = folder;
}

/** Starts a thread, from the bundle or, when the server runs from source, from its TypeScript file. */
export function startThread(name: ThreadName, { heapMegabytes }: ThreadOptions = {}): Worker {
  const options = {
    name: `archway-${name}`,
    ...(heapMegabytes && { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } }),
  };
  return bundle === null
    ? new Worker(sourceLoader(join(serverFolder, 'src', `${name}.ts`)), { ...options, eval: true })
    : new Worker(pathToFileURL(join(bundle, `${name}.mjs`)), options);
}

/**
 * Loads a TypeScript file in a fresh thread, which the loader of the parent does not reach into. `resolve` finds the
 * CommonJS twin of tsx, which cannot load its other half; the ES module lies beside it.
 */
const sourceLoader = (file: string): string => `
  const { createRequire } = require('node:module');
  const { pathToFileURL } = require('node:url');
  const twin = createRequire(${JSON.stringify(join(serverFolder, 'package.json'))}).resolve('tsx/esm/api');
  import(pathToFileURL(twin.replace(/index\\.cjs$/, 'index.mjs')))
    .then((tsx) => tsx.register())
    .then(() => import(${JSON.stringify(pathToFileURL(file).href)}));
`;
