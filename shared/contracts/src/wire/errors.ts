import { earlyErrors } from './early-errors.ts';
import { type ErrorEntry, type ErrorValues, type Lang, sentenceOf } from './error-entry.ts';
import { laterErrors } from './later-errors.ts';

export type { BilingualValue, ErrorEntry, ErrorValues, Lang } from './error-entry.ts';

/**
 * The error catalogue, by domain. A refusal is answered with HTTP 200 and its code; only what is wrong with the request
 * itself, the login, the address or the server has another HTTP status.
 */
export const errors = {
  ...earlyErrors,
  ...laterErrors,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof errors;

const byCode = new Map<number, ErrorName>(
  (Object.keys(errors) as ErrorName[]).map((name) => [errors[name].code, name] as const),
);

/** The name of a code in the catalogue, or undefined for a code from elsewhere. */
export const errorNameOf = (code: number): ErrorName | undefined => byCode.get(code);

/** The sentence of an error in one language, with its values filled in. */
export const errorText = (name: ErrorName, lang: Lang, values: ErrorValues = {}): string =>
  sentenceOf(errors[name], lang, values);
