// After the newest migration was edited by hand, before it lands: `pnpm freeze` writes down its hash again.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeze } from './frozen.mjs';

const migrations = join(dirname(fileURLToPath(import.meta.url)), '..', 'migrations');
const { entries } = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8'));
freeze(migrations, entries.at(-1).tag);
