import {
  type ErrorEntry,
  type ErrorName,
  type ErrorValues,
  type Lang,
  earlyErrors,
  sentenceOf,
} from '@archway/contracts';

type Entries = Readonly<Partial<Record<ErrorName, ErrorEntry>>>;

const byName = new Map<ErrorName, ErrorEntry>();
const byCode = new Map<number, ErrorName>();

/** Adds entries of the catalogue: a login page has those that it can meet, everything else comes with what is behind it. */
export function learnErrors(entries: Entries): void {
  for (const [name, entry] of Object.entries(entries) as [ErrorName, ErrorEntry][]) {
    byName.set(name, entry);
    byCode.set(entry.code, name);
  }
}

learnErrors(earlyErrors);

/** The name of a code in the catalogue, or undefined for a code from elsewhere. */
export const errorNameOf = (code: number): ErrorName | undefined => byCode.get(code);

/** The sentence of an error in one language, with its values filled in. */
export function errorSentence(name: ErrorName, lang: Lang, values: ErrorValues = {}): string {
  const entry = byName.get(name);
  if (!entry) throw new Error(`The catalogue has not been loaded: ${name}`);
  return sentenceOf(entry, lang, values);
}
