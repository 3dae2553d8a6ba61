#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledCommand } from './workspace/bundle.mjs';
import { assertNode } from './workspace/node-version.mjs';

/** `pnpm archway …`: the command of tools/src/cli. It is bundled once for each state of the sources, so that it starts at once. */
assertNode();
try {
  const folder = await bundledCommand();
  // Threads are started from there as well.
  process.env.ARCHWAY_COMMAND = folder;
  await import(pathToFileURL(join(folder, 'archway.js')).href);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
