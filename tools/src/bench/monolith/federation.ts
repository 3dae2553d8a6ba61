import type { RemoteEntry } from '@archway/contracts';
import { modules } from 'monolith-modules';

/** Stands in for the host's federation loader in the bundle of one piece. */
export const FILE_TIMEOUT_MS = 8_000;
export const MODULE_TIMEOUT_MS = 15_000;

export class RemoteTimeout extends Error {
  readonly seconds = 0;
}

export function loadFromAddress(name: string, _address: string, module: string, _afresh: boolean): Promise<unknown> {
  const load = modules[`${name} ${module}`];
  return load ? load() : Promise.reject(new Error(`${name} has no ${module}`));
}

export const loadFromBuild = (remote: string, _entry: RemoteEntry, module: string, afresh: boolean): Promise<unknown> =>
  loadFromAddress(remote, '', module, afresh);
