import { extensionOf } from '../names/file-names.ts';

/**
 * Where a downloaded URL lies in the zip: the path behind `/pt/`, without placeholders (`-`); the last segment for other
 * URLs. Nothing of it leads out of the folder into which the zip is unpacked.
 */
export function nameFromUrl(url: string): string {
  const path = new URL(url, 'http://localhost/').pathname;
  const at = path.lastIndexOf('/pt/');
  const segments = (at < 0 ? path.split('/').slice(-1) : path.slice(at + '/pt/'.length).split('/'))
    .map((segment) => safe(urlDecoded(segment)))
    .filter((segment) => segment !== '' && segment !== '-');
  return segments.join('/') || 'file';
}

export const withExtension = (name: string, extension: string): string =>
  `${name.slice(0, name.length - extensionOf(name).length)}${extension}`;

/** Gives out names, each once: a duplicate gets ` (n)` before its extension. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  take(name: string): string {
    const dot = name.lastIndexOf('.');
    const end = dot > name.lastIndexOf('/') + 1 ? dot : name.length;
    let free = name;
    // Windows and macOS take names that differ only in case for the same.
    for (let n = 1; this.#taken.has(free.toLowerCase()); n += 1)
      free = `${name.slice(0, end)} (${n})${name.slice(end)}`;
    this.#taken.add(free.toLowerCase());
    return free;
  }
}

const safe = (segment: string): string => segment.replace(/[\u0000-\u001f<>:"/\\|?*]/g, '_').replace(/^\.+$/, '_');

function urlDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
