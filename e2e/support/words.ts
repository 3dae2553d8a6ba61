import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Lang } from './test.ts';

type Tree = { [key: string]: string | Tree };

const read = (file: string): Tree =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')) as Tree;

/**
 * The words that a package shows in a language, read from its own files: the journeys follow the product's wording.
 * @example words('host', 'zh-CN')('login.title') // 登录
 */
export function words(
  packagePath: string,
  lang: Lang,
): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const tree = read(`${packagePath}/src/i18n/${lang}.json`);
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<string | Tree | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), tree);
    if (typeof found !== 'string') throw new Error(`${packagePath} has no text ${key} in ${lang}`);
    return found.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
