import { useEffect, useSyncExternalStore } from 'react';
import { endpoints } from '@archway/contracts';
import { call, createStore } from '@archway/platform';

interface Known {
  readonly url: string;
  /** When it is asked for anew, by `Date.now()`. */
  readonly until: number;
}

/** Signed addresses live longer than this on every server; an image that is shown keeps its address. */
const KEEP_MS = 20 * 60_000;
/** Most names of one question. */
const AT_ONCE = 200;

const known = createStore<ReadonlyMap<string, Known>>(new Map());
const wanted = new Set<string>();
let asking = false;

const fresh = (name: string): string | undefined => {
  const entry = known.get().get(name);
  return entry && entry.until > Date.now() ? entry.url : undefined;
};

/** Addresses of stored images: asked for together, kept while they are good. */
export const photoUrls = {
  /** An address on this device, so that what was uploaded from here need not be downloaded. */
  know: (name: string, url: string): void =>
    known.update((urls) => new Map(urls).set(name, { url, until: Number.POSITIVE_INFINITY })),

  /** @throws ApiError */
  async of(names: readonly string[]): Promise<string[]> {
    const unknown = names.filter((name) => !fresh(name));
    for (let at = 0; at < unknown.length; at += AT_ONCE) await askFor(unknown.slice(at, at + AT_ONCE));
    return names.map((name) => fresh(name) ?? '');
  },

  /** Asks for names that are shown; failures show as images that do not come. */
  want(name: string): void {
    if (fresh(name) || wanted.has(name)) return;
    wanted.add(name);
    if (asking) return;
    asking = true;
    queueMicrotask(() => void askForWanted());
  },
};

async function askForWanted(): Promise<void> {
  asking = false;
  const names = [...wanted];
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const part = names.slice(at, at + AT_ONCE);
    await askFor(part).catch(() => {});
    for (const name of part) wanted.delete(name);
  }
}

async function askFor(objectNameList: readonly string[]): Promise<void> {
  const urls = await call(
    endpoints.files.accessUrls,
    { body: { objectNameList: [...objectNameList] } },
    { quiet: true },
  );
  const until = Date.now() + KEEP_MS;
  known.update(
    (before) =>
      new Map([...before, ...objectNameList.map((name, at) => [name, { url: urls[at] ?? '', until }] as const)]),
  );
}

/** The address of an object to show; undefined until it is known. An old address stays until the new one is there. */
export function usePhotoUrl(name: string | null | undefined): string | undefined {
  const url = useSyncExternalStore(known.subscribe, () => (name ? known.get().get(name)?.url : undefined));
  useEffect(() => {
    if (name) photoUrls.want(name);
  }, [name]);
  return url || undefined;
}
