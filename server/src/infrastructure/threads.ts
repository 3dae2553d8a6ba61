import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fromSource, serverFolder } from '../paths.ts';

/** Entries of the bundle that run as threads. */
export type ThreadName = 'compute' | 'database';

/** Starts a thread, from the bundle or, when the server runs from source, from its TypeScript file. */
export function startThread(name: ThreadName, data: unknown): Worker {
  const options = { workerData: data, name: `archway-${name}` };
  if (!fromSource) return new Worker(pathToFileURL(join(serverFolder, 'dist', `${name}.mjs`)), options);
  // `resolve` finds the CommonJS twin, which cannot load the other half of the loader.
  const twin = createRequire(join(serverFolder, 'package.json')).resolve('tsx/esm/api');
  const loader = pathToFileURL(join(dirname(twin), 'index.mjs')).href;
  const file = pathToFileURL(join(serverFolder, 'src', `${name}.ts`)).href;
  // The loader of the parent does not reach into its threads.
  const code = `import(${JSON.stringify(loader)}).then((tsx) => tsx.register()).then(() => import(${JSON.stringify(file)}))`;
  return new Worker(code, { ...options, eval: true });
}
