import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../check/workspace-packages.ts';
import type { BenchRow } from './bench-row.ts';

/** `pnpm bench [mesh|cbct|plan|plan-screen|list|orders|report|saving|bytes|sessions|archive|segment|design]…`: every part when none is named. Ratios come from one run on one machine. */
const parts: Readonly<Record<string, () => Promise<BenchRow[]>>> = {
  mesh: async () => (await import('./mesh.ts')).benchMesh(),
  cbct: async () => (await import('./cbct.ts')).benchCbct(),
  plan: async () => (await import('./plan.ts')).benchPlan(),
  'plan-screen': async () => (await import('./plan-screen.ts')).benchPlanScreen(),
  list: async () => (await import('./list.ts')).benchList(),
  orders: async () => (await import('./orders.ts')).benchOrders(),
  report: async () => (await import('./report.ts')).benchReport(),
  saving: async () => (await import('./saving.ts')).benchSaving(),
  bytes: async () => (await import('./bytes.ts')).benchBytes(),
  archive: async () => (await import('./archive.ts')).benchArchive(),
  segment: async () => (await import('./segment.ts')).benchSegment(),
  design: async () => (await import('./design.ts')).benchDesign(),
  sessions: async () => (await import('./sessions/sessions.ts')).benchSessions(),
};

const asked = process.argv.slice(2).filter((part) => part !== '--');
const unknown = asked.filter((part) => !(part in parts));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const rows: BenchRow[] = [];
for (const part of asked.length > 0 ? asked : Object.keys(parts)) {
  console.log(`\n== ${part}`);
  const found = await parts[part]!();
  rows.push(...found);
  console.table(
    found.map(({ where, name, value, unit, peer, peerValue, ratio, goal, pass }) => ({
      name: where ? `${where}: ${name}` : name,
      value: `${value} ${unit}`,
      peer,
      'peer value': peerValue,
      ratio,
      goal,
      pass,
    })),
  );
}

const folder = join(ROOT, '.archway', 'bench');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'results.json');
writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), node: process.version, rows }, null, 2));
console.log(`\n${rows.filter((row) => row.pass).length} of ${rows.length} goals met; details in ${file}`);
