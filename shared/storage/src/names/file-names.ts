import { randomDigits } from './random-id.ts';

const RANDOM_DIGITS = 6;

/** A name that no other upload has: `{timestamp}{random digits}_{suffix}.{ext}`. @param extension without the dot. */
export const generatedName = (suffix: string, extension: string, now = Date.now()): string =>
  `${now}${randomDigits(RANDOM_DIGITS)}_${suffix}.${extension}`;

/**
 * What the user is shown for the name of a file: an `__ENCODED__` name is URL-decoded, what follows `^^^` is dropped, and
 * `compress_` and `origin_` names lose their last three underscore segments.
 */
export function displayName(name: string): string {
  const decoded = name.startsWith('__ENCODED__') ? urlDecoded(name.slice('__ENCODED__'.length)) : name;
  const [shown = ''] = decoded.split('^^^', 1);
  const segments = shown.split('_');
  return /^(compress|origin)_/.test(shown) && segments.length > 3 ? segments.slice(0, -3).join('_') : shown;
}

function urlDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Without the dot and in lower case; empty for a name without one. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
