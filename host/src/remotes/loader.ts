import type { RemoteEntry, ShellRemote } from '@archway/contracts';
import { reportFailure, shellState, updateShell } from '@archway/platform/host';
import { developmentEntry } from './development.ts';
import { loadFromAddress, loadFromBuild } from './federation.ts';
import { reportLoad } from './report-load.ts';

/** Remotes whose reader has chosen the previous version, for this load of the page. */
const preferPrevious = new Set<string>();
/** Builds that failed; the next try must not get the loader's memory of that. */
const failed = new Set<string>();

function remoteNamed(name: string): ShellRemote {
  const remote = shellState.get().remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`The registry knows no remote ${name}`);
  return remote;
}

const run = (name: string, version: string): void =>
  updateShell({ running: { ...shellState.get().running, [name]: version } });

async function attempt(name: string, entry: RemoteEntry, module: string): Promise<unknown> {
  const id = `${name} ${entry.version}`;
  const started = performance.now();
  try {
    const loaded = await loadFromBuild(name, entry, module, failed.has(id));
    failed.delete(id);
    run(name, entry.version);
    if (module === './app') reportLoad(name, entry.version, performance.now() - started);
    return loaded;
  } catch (failure) {
    failed.add(id);
    reportFailure('remote-failure', name, module, failure, entry.version);
    throw failure;
  }
}

async function loadInDevelopment(name: string, address: string, module: string): Promise<unknown> {
  try {
    return await loadFromAddress(`${name}_development`, address, module, failed.delete(name));
  } catch (failure) {
    failed.add(name);
    throw failure;
  }
}

/** The build that all modules of a remote come from in this page: never two versions beside each other. */
function buildsOf(remote: ShellRemote): readonly RemoteEntry[] {
  const { current, previous } = remote;
  const running = shellState.get().running[remote.name];
  const candidates = previous ? [current, previous] : [current];
  if (preferPrevious.has(remote.name) && previous) return [previous];
  const started = candidates.find(({ version }) => version === running);
  return started ? [started] : candidates;
}

/**
 * Loads an exposed module of a remote: the pinned build, and when that fails the one before it. Each failure is
 * reported to the event log.
 * @throws the failure of the last build that was tried
 */
export async function loadModule(name: string, module: string): Promise<unknown> {
  const remote = remoteNamed(name);
  const inDevelopment = developmentEntry(name);
  if (inDevelopment !== undefined) return loadInDevelopment(name, inDevelopment, module);
  let last: unknown;
  for (const build of buildsOf(remote)) {
    try {
      return await attempt(name, build, module);
    } catch (failure) {
      last = failure;
    }
  }
  throw last;
}

/** From now on the remote comes from the build before the pinned one. */
export function choosePrevious(name: string): void {
  preferPrevious.add(name);
}
