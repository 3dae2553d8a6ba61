import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Room, RoomTexts } from './room-texts.ts';
import type { Lang } from './test.ts';

type Tree = { [key: string]: string | Tree };

/** The texts of a package in one language: one file, or one in each folder. */
function read(packagePath: string, lang: Lang): Tree {
  const folder = fileURLToPath(new URL(`../../${packagePath}/src/i18n/`, import.meta.url));
  const files = ['.', ...readdirSync(folder)].map((part) => join(folder, part, `${lang}.json`)).filter(existsSync);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Tree)) as Tree;
}

/** The words of one room in one language: a key that the room has not is a type error. */
export type Words<R extends Room> = (key: RoomTexts[R], values?: Readonly<Record<string, string | number>>) => string;

/**
 * The words that a room shows in a language, read from its own files: the journeys follow the product's wording.
 * @example words('host', 'zh-CN')('login.title') // 登录
 */
export function words<R extends Room>(room: R, lang: Lang): Words<R> {
  const tree = read(room, lang);
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<string | Tree | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), tree);
    if (typeof found !== 'string') throw new Error(`${room} has no text ${key} in ${lang}`);
    return found.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
