import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateJaw, writeStl } from '@archway/mesh';

const REAL = fileURLToPath(new URL('../../../shared/data/dental-3d-iosseg', import.meta.url));

export interface Scans {
  readonly upper: string;
  readonly lower: string;
  readonly real: boolean;
}

/** Files of one patient, for both jaws: a real intra-oral scan where there is one, a generated one otherwise. */
export function scans(): Scans {
  const [upper, lower] = [join(REAL, '001_U.ply'), join(REAL, '001_L.ply')];
  if (existsSync(upper) && existsSync(lower)) return { upper, lower, real: true };
  const folder = mkdtempSync(join(tmpdir(), 'archway-scans-'));
  const write = (jaw: 'upper' | 'lower'): string => {
    const file = join(folder, `${jaw}.stl`);
    writeFileSync(file, writeStl(generateJaw({ jaw, triangles: 60_000, seed: 7 })).bytes);
    return file;
  };
  return { upper: write('upper'), lower: write('lower'), real: false };
}

/** Files that are refused: another format, and a scan that was cut off. */
export function badFiles(): { photo: string; cut: string } {
  const folder = mkdtempSync(join(tmpdir(), 'archway-bad-'));
  const [photo, cut] = [join(folder, 'smile.jpg'), join(folder, 'cut.stl')];
  writeFileSync(photo, Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  const whole = readFileSync(scans().upper);
  writeFileSync(cut, whole.subarray(0, Math.floor(whole.length / 3)));
  return { photo, cut };
}
