import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this file: `server/src` when run from source, `server/dist` when bundled. */
const here = dirname(fileURLToPath(import.meta.url));

/** Whether the server runs from its TypeScript source (tests, development) instead of from its bundle. */
export const fromSource = import.meta.url.endsWith('.ts');

/** Root of the checkout or of the installation; `server/` lies in it. */
export const rootFolder = resolve(here, '..', '..');

export const serverFolder = resolve(here, '..');

/** SQL migrations of the database, applied at start. */
export const migrationsFolder = resolve(serverFolder, 'migrations');
