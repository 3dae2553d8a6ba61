#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertNode, ensureBuilt, ensureInstalled } from './workspace.mjs';
import { ROOT } from './workspace/paths.mjs';
import { endChildrenOnSignal } from './workspace/run.mjs';

/**
 * `npm start`: installs and builds what is missing or stale, then runs the server. The server runs in this very
 * process, so that a signal reaches it directly and no child can be left behind.
 */
assertNode();
const release = endChildrenOnSignal();
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(`\nArchway could not be prepared.\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
release();

const main = join(ROOT, 'server', 'dist', 'main.mjs');
if (!existsSync(main)) {
  console.error(`${main} is missing although the build succeeded.`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(main).href);
