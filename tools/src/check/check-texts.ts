import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type TextSpaces, checkSpaces } from './text-spaces.ts';
import { type Language, type Tree, compareTexts, flatten, textUse } from './texts.ts';
import { filesBelow, fromRoot } from './workspace-packages.ts';

/** The language files of a package: directly in the folder, or in several spaces, each a folder of its own. */
function readSpaces(folder: string): TextSpaces {
  const names = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
  const read = (space: string, lang: Language): Map<string, string> => {
    const file = join(folder, space, `${lang}.json`);
    return existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree) : new Map<string, string>();
  };
  return new Map(
    (names.length > 0 ? names.map(({ name }) => name) : ['']).map((space) => [
      space,
      { 'zh-CN': read(space, 'zh-CN'), 'en-US': read(space, 'en-US') },
    ]),
  );
}

/** Checks the language files of a package folder; a package without texts has no problems. */
export function checkTexts(dir: string): string[] {
  const folder = join(dir, 'src/i18n');
  if (!existsSync(folder)) return [];
  const sources = new Map(
    filesBelow(join(dir, 'src'), /(?<!\.test)\.tsx?$/).map((file) => [fromRoot(file), readFileSync(file, 'utf8')]),
  );
  const name = fromRoot(dir);
  const spaces = readSpaces(folder);
  const all = (lang: Language) => new Map([...spaces.values()].flatMap((texts) => [...texts[lang]]));
  return [
    ...compareTexts(name, { 'zh-CN': all('zh-CN'), 'en-US': all('en-US') }, textUse(sources)),
    ...(spaces.has('') ? [] : checkSpaces(name, spaces, sources)),
  ];
}
