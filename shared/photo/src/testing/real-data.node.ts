import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Real photos and tricky files beside the checkout; tests that need them skip where they are absent. */
const root = process.env.ARCHWAY_TEST_DATA ?? path.resolve(__dirname, '../../../../../shared/data');

export const hasRealData = existsSync(path.join(root, 'img-exif-orientation'));

/** Paths below the data folder whose name matches, sorted. */
export function realFiles(pattern: RegExp): string[] {
  if (!hasRealData) return [];
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return all.filter((file) => pattern.test(file)).sort();
}

export function realBytes(file: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(root, file)));
}
