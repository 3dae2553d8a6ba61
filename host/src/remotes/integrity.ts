import type { RemoteEntry } from '@archway/contracts';

/** Entries that this page may load, by base path. Filled from the registry before anything of them is fetched. */
const known = new Map<string, RemoteEntry>();

export function knowEntry(entry: RemoteEntry): void {
  known.set(entry.base, entry);
}

export class IntegrityMissing extends Error {
  constructor(file: string) {
    super(`The registry has no hash of ${file}, so it is not loaded`);
    this.name = 'IntegrityMissing';
  }
}

const BELOW_REMOTES = /^(\/remotes\/([^/]+)\/[^/]+\/)(.+)$/;

/**
 * SHA-384 of a file of a remote, for the `integrity` of its tag. Files of the host are vouched for by the document that
 * the server wrote, others do not come from this origin's registry.
 * @returns undefined for what is no remote's file
 * @throws IntegrityMissing for a remote's file that the registry does not list
 */
export function integrityOf(url: string): string | undefined {
  const { origin, pathname } = new URL(url, window.location.href);
  const parts = origin === window.location.origin ? BELOW_REMOTES.exec(decodeURIComponent(pathname)) : null;
  if (!parts) return undefined;
  const [, base = '', remote, file = ''] = parts;
  if (remote === 'host') return undefined;
  const hash = known.get(base)?.files[file];
  if (!hash) throw new IntegrityMissing(pathname);
  return hash;
}

/** Asked by the runtime of every build for its own chunks; see the build's integrity plugin. */
declare global {
  var __archwayIntegrity: ((url: string) => string | undefined) | undefined;
}

globalThis.__archwayIntegrity = integrityOf;
