import { randomDigits } from './random-id.ts';

const RANDOM_DIGITS = 6;

/** A name that no other upload has: `{timestamp}{random digits}_{suffix}.{ext}`. @param extension without the dot. */
export const generatedName = (suffix: string, extension: string, now = Date.now()): string =>
  `${now}${randomDigits(RANDOM_DIGITS)}_${suffix}.${extension}`;

/** Without the dot and in lower case; empty for a name without one. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
