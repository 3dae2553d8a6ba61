/**
 * The wire keeps older words of this trade. Everything behind it says ours: they are exchanged once, at the edge, by
 * the server's HTTP layer and by the platform's client, wherever they are the key of an object.
 */
export const wireWords = {
  caseId: 'ptId',
  caseIds: 'ptIds',
  caseVersion: 'ptVersion',
  practiceId: 'outpatientId',
  practiceName: 'outpatientName',
  practiceDefault: 'outpatientDefault',
  practiceBound: 'bindOutpatient',
  defaultPracticeId: 'defaultOutpatientId',
  defaultPracticeAbbreviation: 'defaultOutpatientAbbreviation',
  planId: 'schemeId',
  planType: 'schemeType',
  planCount: 'schemes',
  sourcePlanId: 'sourceSchemeId',
  categoryLabels: 'labelResultVOList',
} as const;

const written: ReadonlyMap<string, string> = new Map(Object.entries(wireWords));
const read: ReadonlyMap<string, string> = new Map([...written].map(([ours, theirs]) => [theirs, ours]));

/** What the wire calls a field that we call `word`. */
export const wireWord = (word: string): string => written.get(word) ?? word;

/** What we call a field that the wire calls `word`. */
export const ourWord = (word: string): string => read.get(word) ?? word;

/** True for a word that the wire has another one for, and therefore does not know. */
export const isOnlyOurs = (word: string): boolean => written.has(word);

/** A JSON value as it travels. What needs no other words stays the same object. */
export const toWire = <T>(value: T): T => reworded(value, written) as T;

/** A JSON value that has travelled, or was kept, in the words of the wire. */
export const fromWire = <T>(value: T): T => reworded(value, read) as T;

function reworded(value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return rewordedItems(value, words);
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  let changed = false;
  const others = entries.map(([key, inner]): [string, unknown] => {
    const [word, other] = [words.get(key) ?? key, reworded(inner, words)];
    changed ||= word !== key || other !== inner;
    return [word, other];
  });
  return changed ? Object.fromEntries(others) : value;
}

function rewordedItems(items: readonly unknown[], words: ReadonlyMap<string, string>): readonly unknown[] {
  let changed = false;
  const others = items.map((item) => {
    const other = reworded(item, words);
    changed ||= other !== item;
    return other;
  });
  return changed ? others : items;
}

/** Objects of JSON, of any realm, also those that were made without a prototype. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
