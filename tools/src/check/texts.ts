import ts from 'typescript';

export type Language = 'zh-CN' | 'en-US';
const PLURAL = /_(zero|one|two|few|many|other)$/;

export type Tree = { [key: string]: string | Tree };

/** `{a: {b: 'x'}}` → `a.b` → 'x'. */
export function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const placeholders = (text: string): string => [...new Set(text.match(/\{(\w+)\}/g) ?? [])].sort().join(' ');
/** The key as it is asked for: without its plural. */
export const base = (key: string): string => key.replace(PLURAL, '');

export interface TextUse {
  /** Keys given literally to `t`, with the file that does. */
  readonly asked: ReadonlyMap<string, string>;
  /** Every string literal: a key that travels through a table is used too. */
  readonly literals: ReadonlySet<string>;
  /** Literal beginnings of composed keys: t(`status.${x}`) uses `status.`. */
  readonly prefixes: ReadonlySet<string>;
}

function isTranslate(node: ts.CallExpression): boolean {
  const callee = node.expression;
  if (ts.isIdentifier(callee)) return callee.text === 't';
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 't';
}

/** The keys that a source asks for; a second reading of the same rule is in the tests. */
export function textUse(sources: ReadonlyMap<string, string>): TextUse {
  const asked = new Map<string, string>();
  const literals = new Set<string>();
  const prefixes = new Set<string>();
  for (const [file, source] of sources) {
    const walk = (node: ts.Node, inKey: boolean): void => {
      if (ts.isStringLiteralLike(node)) {
        literals.add(node.text);
        if (inKey) asked.set(node.text, file);
      } else if (ts.isTemplateExpression(node) && node.head.text.includes('.')) prefixes.add(node.head.text);
      if (ts.isCallExpression(node) && isTranslate(node) && node.arguments[0]) {
        const [key, ...rest] = node.arguments;
        collectKey(key, walk);
        walk(node.expression, false);
        rest.forEach((argument) => walk(argument, false));
        return;
      }
      ts.forEachChild(node, (child) => walk(child, false));
    };
    walk(ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX), false);
  }
  return { asked, literals, prefixes };
}

/** Of `cond ? 'a' : 'b'` both branches are keys, the condition is not. */
function collectKey(node: ts.Expression, walk: (node: ts.Node, inKey: boolean) => void): void {
  if (ts.isConditionalExpression(node)) {
    walk(node.condition, false);
    collectKey(node.whenTrue, walk);
    collectKey(node.whenFalse, walk);
  } else if (ts.isParenthesizedExpression(node)) collectKey(node.expression, walk);
  else walk(node, ts.isStringLiteralLike(node));
}

/** Says which texts of a package are missing, unused, or differ in their placeholders between the languages. */
export function compareTexts(name: string, texts: Record<Language, Map<string, string>>, use: TextUse): string[] {
  const problems: string[] = [];
  const [zh, en] = [texts['zh-CN'], texts['en-US']];
  const known = new Set([...zh.keys(), ...en.keys()].map(base));
  const has = (flat: Map<string, string>, key: string): boolean => flat.has(key) || flat.has(`${key}_other`);
  for (const key of known) {
    for (const [lang, flat] of [
      ['zh-CN', zh],
      ['en-US', en],
    ] as const) {
      if (!has(flat, key)) problems.push(`${name}: ${key} is missing in ${lang}`);
    }
    const one = zh.get(key) ?? zh.get(`${key}_other`);
    const other = en.get(key) ?? en.get(`${key}_other`);
    if (one !== undefined && other !== undefined && placeholders(one) !== placeholders(other))
      problems.push(
        `${name}: ${key} has other placeholders in zh-CN (${placeholders(one)}) than in en-US (${placeholders(other)})`,
      );
    const used = use.literals.has(key) || [...use.prefixes].some((prefix) => key.startsWith(prefix));
    if (!used) problems.push(`${name}: ${key} is not used`);
  }
  for (const [key, file] of use.asked)
    if (!known.has(key) && !key.includes(':'))
      problems.push(`${name}: ${key} is asked for in ${file} and not in the language files`);
  return problems;
}
