import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const sources = ['server/src', 'shared/contracts/src', 'shared/mesh/src', 'shared/volume/src', 'shared/storage/src'];

/**
 * The bundled server, when it was built after the last change of a source, or the one in `ARCHWAY_TEST_BUNDLE`; else
 * null, and tests run from source.
 */
export function freshBundle(entry: string): string | null {
  const given = process.env['ARCHWAY_TEST_BUNDLE'];
  if (given) return join(given, `${entry}.mjs`);
  const bundle = join(root, 'server', 'dist', `${entry}.mjs`);
  if (!existsSync(bundle)) return null;
  const built = statSync(bundle).mtimeMs;
  return sources.every((folder) => newest(join(root, folder)) < built) ? bundle : null;
}

function newest(folder: string): number {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { withFileTypes: true });
  return Math.max(
    0,
    ...entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return newest(path);
      return /\.test\.tsx?$/.test(entry.name) ? 0 : statSync(path).mtimeMs;
    }),
  );
}
