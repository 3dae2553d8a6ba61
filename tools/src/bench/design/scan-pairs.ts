import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../check/workspace-packages.ts';

const FOLDER = join(process.env['ARCHWAY_TEST_DATA'] ?? join(ROOT, '../shared/data'), 'dental-3d-iosseg');

/** Two real scans of one patient, as they were uploaded. */
export interface ScanPair {
  readonly name: string;
  readonly upper: Uint8Array;
  readonly lower: Uint8Array;
}

/** The pairs beside the checkout; none where they are absent. */
export function scanPairs(): ScanPair[] {
  if (!existsSync(FOLDER)) return [];
  const names = new Set(readdirSync(FOLDER).filter((name) => name.endsWith('.ply')));
  const patients = [...new Set([...names].map((name) => name.slice(0, 3)))].sort();
  const file = (name: string): Uint8Array => new Uint8Array(readFileSync(join(FOLDER, name)));
  return patients
    .filter((patient) => names.has(`${patient}_U.ply`) && names.has(`${patient}_L.ply`))
    .map((name) => ({ name, upper: file(`${name}_U.ply`), lower: file(`${name}_L.ply`) }));
}
