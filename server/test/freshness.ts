import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const shared = join(root, 'shared');

/** When something that the bundle is made of changed last; asked once for all files of a test run's process. */
let changed: number | undefined;

/**
 * A program or thread of the bundled server, when it was built after the last change of a source, or of the bundle in
 * `ARCHWAY_TEST_BUNDLE`; else null, and tests run from source.
 */
export function freshBundle(entry: string): string | null {
  const given = process.env['ARCHWAY_TEST_BUNDLE'];
  if (given) return join(given, `${entry}.mjs`);
  const folder = join(root, 'server', 'dist');
  const bundle = join(folder, `${entry}.mjs`);
  if (!existsSync(bundle)) return null;
  // A build leaves files alone that come out as they were: the newest says when it was.
  const built = Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs));
  changed ??= Math.max(
    newest(join(root, 'server', 'src')),
    ...readdirSync(shared).map((name) => newest(join(shared, name, 'src'))),
  );
  return changed < built ? bundle : null;
}

function newest(folder: string): number {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { withFileTypes: true });
  return Math.max(
    0,
    ...entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return newest(path);
      return /\.(test|fixture)\.tsx?$/.test(entry.name) ? 0 : statSync(path).mtimeMs;
    }),
  );
}
