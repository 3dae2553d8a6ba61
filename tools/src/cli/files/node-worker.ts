import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A thread starts without the loader of TypeScript that the program itself runs under. */
const START = `
const { workerData } = require('node:worker_threads');
import(workerData.loader).then(({ register }) => { register(); return import(workerData.entry); });`;

/** Runs a module of this package in a thread of its own: from the bundle that the command came from, or its source. */
export function startWorker(entry: URL): Worker {
  const bundle = process.env['ARCHWAY_COMMAND'];
  if (bundle !== undefined)
    return new Worker(pathToFileURL(join(bundle, basename(fileURLToPath(entry)).replace(/\.ts$/, '.js'))));
  return new Worker(START, {
    eval: true,
    workerData: { loader: import.meta.resolve('tsx/esm/api'), entry: entry.href },
  });
}
