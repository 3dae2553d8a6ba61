import { posix } from 'node:path';
import ts from 'typescript';
import { type Language, base, textUse } from './texts.ts';

/** Texts of a package by space, then by language, flat. */
export type TextSpaces = ReadonlyMap<string, Readonly<Record<Language, ReadonlyMap<string, string>>>>;

type Sources = ReadonlyMap<string, string>;

const parse = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);

const isTypeOnly = (clause: ts.ImportClause | undefined): boolean => {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return clause.name === undefined && named !== undefined && ts.isNamedImports(named) && named.elements.length > 0
    ? named.elements.every((element) => element.isTypeOnly)
    : false;
};

/** What a module brings along when it runs: its imports, also those that come later, as paths of this package. */
function importsOf(file: string, source: string): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node.importClause)) add(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier) add(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    ts.forEachChild(node, walk);
  };
  const add = (specifier: ts.Expression | undefined): void => {
    if (specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.'))
      found.push(posix.join(posix.dirname(file), specifier.text));
  };
  walk(parse(file, source));
  return found;
}

interface Loaded {
  /** The file that is loaded lazily. */
  readonly entry: string;
  /** The spaces whose texts are loaded beside it. */
  readonly spaces: readonly string[];
}

/** Every `lazyScreen(() => import('./Screen.tsx'), () => texts('a', 'b'))`. */
function screensOf(file: string, source: string): Loaded[] {
  const found: Loaded[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'lazyScreen') {
      const [load, texts] = node.arguments;
      const [entry] = load ? literalsIn(load) : [];
      if (entry !== undefined)
        found.push({ entry: posix.join(posix.dirname(file), entry), spaces: texts ? literalsIn(texts) : [] });
    }
    ts.forEachChild(node, walk);
  };
  walk(parse(file, source));
  return found;
}

function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...literalsIn(child)));
  return found;
}

function reachable(entry: string, sources: Sources): Set<string> {
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = sources.get(file);
    if (source === undefined || seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(file, source));
  }
  return seen;
}

/** Keys of a package that one file uses: asked for, in a table, or composed. A table's key has a dot. */
function keysUsed(file: string, source: string, keys: readonly string[]): string[] {
  const { asked, literals, prefixes } = textUse(new Map([[file, source]]));
  return keys.filter(
    (key) =>
      asked.has(key) ||
      (key.includes('.') && literals.has(key)) ||
      [...prefixes].some((prefix) => key.startsWith(prefix)),
  );
}

const top = (key: string): string => base(key).split('.', 1)[0] ?? '';

/**
 * Says which texts of a package that has them in spaces stand in two of them, or in different ones in the two languages,
 * and which a screen uses without loading their space.
 */
export function checkSpaces(name: string, spaces: TextSpaces, sources: Sources): string[] {
  const problems = new Set<string>();
  const spaceOf = new Map<string, string>();
  for (const [space, texts] of spaces)
    for (const key of new Set([...texts['zh-CN'].keys(), ...texts['en-US'].keys()].map(top))) {
      const other = spaceOf.get(key);
      if (other !== undefined && other !== space) problems.add(`${name}: ${key} stands in ${other} and in ${space}`);
      spaceOf.set(key, space);
    }
  const keys = [...new Set([...spaces.values()].flatMap((texts) => [...texts['en-US'].keys()].map(base)))];
  const used = new Map<string, string[]>();
  const keysOf = (file: string): string[] => {
    const known = used.get(file) ?? keysUsed(file, sources.get(file) ?? '', keys);
    used.set(file, known);
    return known;
  };
  for (const [file, source] of sources)
    for (const { entry, spaces: loaded } of screensOf(file, source)) {
      const needed = new Set<string>();
      for (const each of reachable(entry, sources))
        for (const key of keysOf(each)) {
          const space = spaceOf.get(top(key)) ?? '';
          needed.add(space);
          if (!loaded.includes(space))
            problems.add(`${name}: ${entry} does not load ${space}, where ${each} has ${key}`);
        }
      for (const space of loaded)
        if (!spaces.has(space)) problems.add(`${name}: ${entry} loads ${space}, which does not exist`);
        else if (!needed.has(space)) problems.add(`${name}: ${entry} loads ${space} and uses none of it`);
    }
  return [...problems];
}
