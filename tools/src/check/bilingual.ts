import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Tree, base, flatten } from './texts.ts';
import { filesBelow, fromRoot } from './workspace-packages.ts';

/** One text in both languages, and where it stands. */
export interface BilingualText {
  readonly at: string;
  readonly zh: string;
  readonly en: string;
}

/** The texts of a package's language files, by key; plurals of one key are one text. */
function textsOf(dir: string): BilingualText[] {
  const folder = join(dir, 'src/i18n');
  if (!existsSync(folder)) return [];
  const parts = [
    '',
    ...readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : [])),
  ];
  const read = (part: string, lang: string): Map<string, string> => {
    const file = join(folder, part, `${lang}.json`);
    const joined = new Map<string, string>();
    if (!existsSync(file)) return joined;
    for (const [key, text] of flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree))
      joined.set(base(key), [joined.get(base(key)), text].filter((each) => each !== undefined).join(' / '));
    return joined;
  };
  return parts.flatMap((part) => {
    const en = read(part, 'en-US');
    return [...read(part, 'zh-CN')].map(([key, zh]) => ({ at: `${fromRoot(dir)}: ${key}`, zh, en: en.get(key) ?? '' }));
  });
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && (ts.isStringLiteralLike(node) || ts.isNoSubstitutionTemplateLiteral(node)) ? node.text : undefined;

/** Pairs in sources: `{ zh: '…', en: '…' }`, and the entries of the error catalogue. */
export function pairsIn(file: string, source: string): BilingualText[] {
  const found: BilingualText[] = [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  const add = (node: ts.Node, zh: string | undefined, en: string | undefined): void => {
    const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (zh !== undefined && en !== undefined) found.push({ at: `${file}:${line}`, zh, en });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const valueOf = (name: string) =>
        node.properties.find(
          (each): each is ts.PropertyAssignment => ts.isPropertyAssignment(each) && each.name.getText() === name,
        );
      add(node, textOf(valueOf('zh')?.initializer), textOf(valueOf('en')?.initializer));
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'entry')
      add(node, textOf(node.arguments[2]), textOf(node.arguments[3]));
    ts.forEachChild(node, walk);
  };
  walk(parsed);
  return found;
}

/** Titles of a remote's routes, menus and slots. */
function titlesOf(dir: string): BilingualText[] {
  const file = join(dir, 'remote.json');
  if (!existsSync(file)) return [];
  const found: BilingualText[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) => {
    const { zh, en } = (value ?? {}) as { zh?: unknown; en?: unknown };
    if (typeof zh === 'string' && typeof en === 'string') found.push({ at: fromRoot(file), zh, en });
    return value;
  });
  return found;
}

/** Every text that a package shows to people, in both languages. */
export const bilingualTexts = (dir: string): BilingualText[] => [
  ...textsOf(dir),
  ...titlesOf(dir),
  ...filesBelow(join(dir, 'src'), /(?<!\.test)\.tsx?$/).flatMap((file) =>
    pairsIn(fromRoot(file), readFileSync(file, 'utf8')),
  ),
];
