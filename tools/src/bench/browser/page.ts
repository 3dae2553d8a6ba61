import type { BenchRow } from '../bench-row.ts';
import { measureCbct, packOnce } from './cbct.ts';
import { inWorker } from './in-worker.ts';

/** What the program that drives the browser calls. */
const benchPage = {
  mesh: (): Promise<BenchRow[]> => inWorker(new Worker(new URL('./mesh.worker.ts', import.meta.url))),
  cbct: measureCbct,
  packOnce,
};

declare global {
  var archwayBench: typeof benchPage;
}

globalThis.archwayBench = benchPage;
