import type { RemoteEntry } from '@archway/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { integrityOf, knowEntry } from './integrity.ts';

/** A remote that answers within no such time counts as failed. */
const FILE_TIMEOUT_MS = 8_000;
const MODULE_TIMEOUT_MS = 15_000;

export class RemoteTimeout extends Error {
  readonly seconds: number;

  constructor(milliseconds: number) {
    super(`Not loaded within ${milliseconds / 1000} s`);
    this.name = 'RemoteTimeout';
    this.seconds = milliseconds / 1000;
  }
}

/** Tries of each file: one that hung once is only asked again under another address. */
const tries = new Map<string, number>();

function again(url: string): string {
  const count = (tries.get(url) ?? 0) + 1;
  tries.set(url, count);
  return count === 1 ? url : `${url}${url.includes('?') ? '&' : '?'}retry=${count - 1}`;
}

async function fetchChecked(url: string): Promise<Response> {
  const integrity = integrityOf(url);
  const response = await fetch(again(url), {
    ...(integrity ? { integrity } : {}),
    signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return response;
}

function scriptTag(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  const integrity = integrityOf(url);
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  script.src = again(url);
  return script;
}

function linkTag(url: string, attrs: Readonly<Record<string, unknown>> = {}): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attrs)) link.setAttribute(name, String(value));
  const integrity = integrityOf(url);
  if (integrity) {
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
  }
  link.href = url;
  return link;
}

registerPlugins([
  {
    name: 'archway',
    fetch: (url) => fetchChecked(url),
    createScript: ({ url }) => ({ script: scriptTag(url), timeout: FILE_TIMEOUT_MS }),
    createLink: ({ url, attrs }) => ({ link: linkTag(url, attrs), timeout: FILE_TIMEOUT_MS }),
  },
]);

function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteTimeout(milliseconds)), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** A file that hung is told by the loader in words; readers are told how long was waited. */
function named(failure: unknown): unknown {
  const hung = failure instanceof Error && (failure.name === 'TimeoutError' || /timed out/.test(failure.message));
  return hung ? new RemoteTimeout(FILE_TIMEOUT_MS) : failure;
}

/** Builds that the loader has been told of, with the number of modules that are on their way from each. */
const registered = new Map<string, number>();

/** The name under which one build is known to the loader; two builds of a remote never meet in one. */
const buildName = (remote: string, version: string): string => `${remote}_${version.replace(/\W/g, '_')}`;

/**
 * Loads an exposed module of one build, all of its files checked against the registry.
 * @param afresh drops what an earlier, failed try has left in the loader
 */
export async function loadFromBuild(
  remote: string,
  entry: RemoteEntry,
  module: string,
  afresh: boolean,
): Promise<unknown> {
  knowEntry(entry);
  return loadFromAddress(buildName(remote, entry.version), entry.base + entry.entry, module, afresh);
}

/** The same from an address that no registry vouches for: the development server. */
export async function loadFromAddress(
  name: string,
  address: string,
  module: string,
  afresh: boolean,
): Promise<unknown> {
  const underway = registered.get(name);
  // Other modules of the build that are on their way must not lose their container.
  if (underway === undefined || (afresh && underway === 0))
    registerRemotes([{ name, entry: new URL(address, window.location.href).href }], { force: true });
  registered.set(name, (underway ?? 0) + 1);
  try {
    const loaded = await within(loadRemote<unknown>(`${name}/${module.replace(/^\.\//, '')}`), MODULE_TIMEOUT_MS);
    if (loaded === null || loaded === undefined) throw new Error(`${address} exposes no ${module}`);
    return loaded;
  } catch (failure) {
    throw named(failure);
  } finally {
    registered.set(name, (registered.get(name) ?? 1) - 1);
  }
}
