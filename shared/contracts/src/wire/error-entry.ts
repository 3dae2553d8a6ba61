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
