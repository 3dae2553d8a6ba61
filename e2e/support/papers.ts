import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeJpeg } from '@archway/photo/jpeg';

/** A picture that is large enough to be a credential, in one colour. @returns its path */
export function paperFile(
  name: string,
  grey: number,
  [width, height]: readonly [number, number] = [1440, 1020],
): string {
  const file = join(mkdtempSync(join(tmpdir(), 'archway-papers-')), `${name}.jpg`);
  const data = new Uint8ClampedArray(width * height * 4).fill(grey);
  writeFileSync(file, encodeJpeg({ width, height, data }, 80));
  return file;
}
