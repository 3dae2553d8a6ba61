import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Real scans and tricky files beside the checkout; tests that need them skip where they are absent. */
const root = process.env.ARCHWAY_TEST_DATA ?? path.resolve(__dirname, '../../../../../shared/data');

export const hasRealData = existsSync(path.join(root, 'mesh-trimesh'));

/** Paths below the data folder whose name matches, sorted. */
export function realFiles(pattern: RegExp): string[] {
  if (!hasRealData) return [];
  const all = readdirSync(root, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => pattern.test(file))
    .sort();
}

export function realBytes(file: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(root, file)));
}

export interface Fact {
  triangles: number;
  /** Extent along x, y, z, rounded to 3 decimals. */
  size?: number[];
}

/** What another reader found in the files, as the folders' SOURCES.md has it. */
export function recordedFacts(): Map<string, Fact> {
  const facts = new Map<string, Fact>();
  for (const source of realFiles(/SOURCES\.md$/)) {
    for (const line of readFileSync(path.join(root, source), 'utf8').split('\n')) {
      const [, name = '', , , , check = ''] = line.split('|').map((cell) => cell.trim());
      const file = path.join(path.dirname(source), name);
      const text = /tris (\d+), bbox \[([^\]]*)\]/.exec(check);
      const draco = /"type": "mesh".*"faces": (\d+)/.exec(check);
      if (text) facts.set(file, { triangles: Number(text[1]), size: text[2]!.split(',').map(Number) });
      else if (draco) facts.set(file, { triangles: Number(draco[1]) });
    }
  }
  return facts;
}
