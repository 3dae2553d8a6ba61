import { Worker } from 'node:worker_threads';

/** A thread starts without the loader of TypeScript that the program itself runs under. */
const START = `
const { workerData } = require('node:worker_threads');
import(workerData.loader).then(({ register }) => { register(); return import(workerData.entry); });`;

/** Runs a TypeScript module of this package in a thread of its own. */
export const startWorker = (entry: URL): Worker =>
  new Worker(START, {
    eval: true,
    workerData: { loader: import.meta.resolve('tsx/esm/api'), entry: entry.href },
  });
