/** One refusal or failure: its code on the wire, the HTTP status that carries it, and its words. */
export interface ErrorEntry {
  readonly code: number;
  readonly http: 200 | 400 | 401 | 404 | 413 | 429 | 500 | 503;
  readonly zh: string;
  readonly en: string;
}

/** An entry of the catalogue. */
export const entry = (code: number, http: ErrorEntry['http'], zh: string, en: string): ErrorEntry => ({
  code,
  http,
  zh,
  en,
});

export type Lang = 'zh-CN' | 'en-US';

/** A value that reads differently in the two languages. */
export interface BilingualValue {
  readonly zh: string;
  readonly en: string;
}

/** What stands in the place of `{name}` or `{num}`; words come in both languages. */
export type ErrorValues = Readonly<Record<string, string | number | BilingualValue>>;

/** The sentence of an entry in one language, with its values filled in. */
export function sentenceOf(error: ErrorEntry, lang: Lang, values: ErrorValues = {}): string {
  const side = lang === 'zh-CN' ? 'zh' : 'en';
  return error[side].replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key] ?? whole;
    return typeof value === 'object' ? value[side] : String(value);
  });
}
