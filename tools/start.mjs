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
// Somebody who starts by hand reads this terminal; lines per request are for a log that is collected.
process.env.ARCHWAY_LOG ??= 'warn';
await import(pathToFileURL(main).href);
greet();
followParent();

/** The main program of the server resolves when it listens. */
function greet() {
  const { PORT = '8080', ARCHWAY_HOST = 'localhost', ARCHWAY_DEMO } = process.env;
  const local = ['localhost', '127.0.0.1', '::1'].includes(ARCHWAY_HOST);
  console.log(`\nArchway is ready: http://${local ? 'localhost' : ARCHWAY_HOST}:${PORT}`);
  if ((ARCHWAY_DEMO ?? (local ? 'on' : 'off')) === 'off') return;
  console.log(`
Demonstration accounts, all with the password Archway-2026:
  democreator   practice creator      demodoctor    doctor
  demoassistant medical assistant     demodesigner  designer
  demoauditor   internal auditor      democenter    design center
  demomaker     production            demoadmin     administrator
  demooutsider  other practice        demoplanner   its doctor, without aligners
  demoapplicant doctor who asks to join that practice

A second tenant: http://lab.localhost:${PORT}    New builds first: http://canary.localhost:${PORT}
Stop with Ctrl-C.`);
}

/** npm that is killed outright tells nobody; its server must not stay behind and keep port and data folder. */
function followParent() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}
