import { type CountryRow, type Lang, countryRows } from '@archway/contracts';

export interface CountryOption extends CountryRow {
  /** In the language of the reader. */
  readonly name: string;
}

/** Names that CLDR has otherwise than Chinese readers expect them in a list of countries and regions. */
const usual: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  'zh-CN': { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
  'en-US': {},
};

/** Countries and regions with their dialling codes, in the order of their names. */
export function countryOptions(lang: Lang): readonly CountryOption[] {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  return countryRows
    .map((row) => ({ ...row, name: usual[lang][row.country] ?? names.of(row.country) ?? row.country }))
    .sort((a, b) => a.name.localeCompare(b.name, lang));
}

/** The country that a reader most probably is in, as far as the languages of the browser tell. */
export function likelyCountry(lang: Lang, languages: readonly string[] = navigator.languages): string {
  const known = new Set(countryRows.map(({ country }) => country));
  for (const language of languages) {
    const region = /-([A-Z]{2})$/i.exec(language)?.[1]?.toUpperCase();
    if (region !== undefined && known.has(region)) return region;
  }
  return lang === 'zh-CN' ? 'CN' : 'US';
}
