import { InvalidKey } from './object-store.ts';

/** The most bytes of a key, as in OSS. */
const KEY_LIMIT = 1023;

/**
 * Keys are made of text between slashes. What browsers or proxies rewrite (empty, `.` and `..` segments, backslashes at the
 * start) is refused although OSS stores some of it: such an object could be written but not read. Control characters are
 * taken, as OSS does, but for NUL, which the database cannot keep.
 * @throws InvalidKey
 */
export function checkKey(key: string): string {
  const problem = problemOf(key);
  if (problem) throw new InvalidKey(`The object name ${problem}`);
  return key;
}

export const isKey = (key: string): boolean => problemOf(key) === null;

function problemOf(key: string): string | null {
  if (key === '') return 'is empty';
  if (Buffer.byteLength(key) > KEY_LIMIT) return `is longer than ${KEY_LIMIT} bytes`;
  if (key.startsWith('/') || key.startsWith('\\')) return 'starts with a slash';
  if (/\p{Surrogate}/u.test(key)) return 'is not well-formed Unicode';
  if (key.includes('\0')) return 'has a NUL character';
  const folders = key.endsWith('/') ? key.slice(0, -1) : key;
  if (folders.split('/').some((segment) => segment === '' || segment === '.' || segment === '..')) {
    return 'has an empty segment, "." or ".."';
  }
  return null;
}

/** The first key, in byte order, behind all keys that start with a prefix; null when there is none. */
export function afterPrefix(prefix: string): string | null {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    if (last === 0x10ffff) continue;
    // UTF-8 has no surrogates: the next character after U+D7FF is U+E000.
    const next = last === 0xd7ff ? 0xe000 : last + 1;
    return String.fromCodePoint(...points, next);
  }
  return null;
}
