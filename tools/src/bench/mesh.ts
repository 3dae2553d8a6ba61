import type { BenchRow } from './bench-row.ts';
import { withBenchPage } from './bench-page.ts';
import { meshMemoryRow } from './mesh/mesh-memory.ts';
import { meshRows } from './mesh/mesh-rows.ts';
import { collectGarbage } from './node-garbage.ts';

/** The mesh rows of the quality goals, in Node and in a worker of a page in Chromium. */
export async function benchMesh(): Promise<BenchRow[]> {
  const inNode = [...(await meshRows({ collectGarbage, encoder: {}, decoder: {} })), meshMemoryRow()];
  const inPage = await withBenchPage(({ page }) => page.evaluate(() => globalThis.archwayBench.mesh()));
  return [...at('Node', inNode), ...at('Chromium', inPage)];
}

const at = (where: string, rows: BenchRow[]): BenchRow[] => rows.map((row) => ({ ...row, where }));
