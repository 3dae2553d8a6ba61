import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { ROOT } from './workspace-packages.ts';

/**
 * Prints what the sources of a tree amount to, as a table.
 *
 * `--tree FOLDER` another tree than this one, such as a worktree of an earlier commit, with its `node_modules`.
 * `--list` names the files and functions that are over their limits, the longest first.
 * The tools are always those of this tree, so that two trees are measured alike.
 */
const LONG_FILE = 250;
const LONG_FUNCTION = 60;
const ROOMS = ['host', 'remotes', 'shared', 'server', 'e2e', 'tools'];

const { values } = parseArgs({
  options: { tree: { type: 'string', default: ROOT }, list: { type: 'boolean', default: false } },
});
const tree = values.tree;

const output = (command: string, args: readonly string[], cwd: string): string =>
  spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 30 }).stdout;

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Something over its limit: `where` is a path, with the line and the name of a function. */
interface Long {
  readonly where: string;
  readonly lines: number;
}

interface Counted {
  casts: number;
  assertions: number;
  readonly longFunctions: Long[];
}

const isConst = (type: ts.TypeNode): boolean => ts.isTypeReferenceNode(type) && type.getText() === 'const';

/** What a reader calls a function: its own name, or that of what it is given to. */
function nameOf(node: ts.Node): string {
  const { parent } = node;
  if ('name' in node && node.name) return (node.name as ts.Node).getText();
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) {
    return parent.name.getText();
  }
  return ts.isCallExpression(parent) ? `${nameOf(parent)} › ${parent.expression.getText().split('\n')[0]}(…)` : '(…)';
}

/** `as const` is no cast: it makes a type narrower, and claims nothing. */
function countIn(file: ts.SourceFile): Counted {
  const counted: Counted = { casts: 0, assertions: 0, longFunctions: [] };
  const lineOf = (at: number): number => file.getLineAndCharacterOfPosition(at).line;
  const walk = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !isConst(node.type)) counted.casts += 1;
    if (ts.isNonNullExpression(node)) counted.assertions += 1;
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = lineOf(node.getStart(file));
      const lines = lineOf(node.end) - first + 1;
      if (lines > LONG_FUNCTION) {
        counted.longFunctions.push({ where: `${file.fileName}:${first + 1} ${nameOf(node)}`, lines });
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return counted;
}

const isTest = (file: string): boolean =>
  /\.(test|spec|fixture)\.tsx?$/.test(file) || /^(e2e|server\/test|shared\/[^/]+\/test)\//.test(file);

const files = output('git', ['ls-files', ...ROOMS], tree)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(join(tree, file)))
  .map((file) => ({ file, text: readFileSync(join(tree, file), 'utf8') }));
const sources = files.filter(({ file }) => !isTest(file));
const tests = files.filter(({ file }) => isTest(file));
const lines = sources.map(({ text }) => linesOf(text));
const longFiles = sources
  .map(({ file, text }): Long => ({ where: file, lines: linesOf(text) }))
  .filter((each) => each.lines > LONG_FILE);
const counted = sources.map(({ file, text }) =>
  countIn(
    ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, file.endsWith('x') ? ts.ScriptKind.TSX : undefined),
  ),
);

const longFunctions = counted.flatMap((each) => each.longFunctions);

/** Rings of imports, also of types alone. */
function cycles(): number {
  const rooms = ROOMS.filter((room) => existsSync(join(tree, room)));
  const bin = join(ROOT, 'node_modules/.bin/depcruise');
  const found = output(bin, ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...rooms], tree);
  const { summary } = JSON.parse(found) as { summary: { violations: { rule: { name: string } }[] } };
  return summary.violations.filter(({ rule }) => rule.name === 'no-cycles').length;
}

interface Issues {
  readonly issues: readonly { readonly exports?: readonly unknown[]; readonly types?: readonly unknown[] }[];
}

/** Exports that nothing imports, as `knip.config.ts` sees them. */
function unusedExports(): number {
  const args = ['--no-progress', '--no-config-hints', '--reporter', 'json', '--config', join(ROOT, 'knip.config.ts')];
  const { issues } = JSON.parse(output(join(ROOT, 'node_modules/.bin/knip'), args, tree)) as Issues;
  return total(issues.map(({ exports = [], types = [] }) => exports.length + types.length));
}

const rows: readonly (readonly [what: string, figure: number])[] = [
  ['source files', sources.length],
  ['lines of source', total(lines)],
  ['median lines of a file', median(lines)],
  [`files over ${LONG_FILE} lines`, longFiles.length],
  [`functions over ${LONG_FUNCTION} lines`, longFunctions.length],
  ['import cycles', cycles()],
  ['casts by `as`', total(counted.map(({ casts }) => casts))],
  ['assertions by `!`', total(counted.map(({ assertions }) => assertions))],
  ['unused exports', unusedExports()],
  ['test files', tests.length],
  ['lines of tests', total(tests.map(({ text }) => linesOf(text)))],
];

const width = Math.max(...rows.map(([what]) => what.length));
console.log(`| ${'figure'.padEnd(width)} | ${'value'.padStart(7)} |`);
console.log(`| ${'-'.repeat(width)} | ${'-'.repeat(6)}: |`);
for (const [what, figure] of rows) console.log(`| ${what.padEnd(width)} | ${String(figure).padStart(7)} |`);

if (values.list) {
  for (const [what, long] of [
    ['Files', longFiles],
    ['Functions', longFunctions],
  ] as const) {
    console.log(`\n${what}:`);
    for (const { where, lines } of [...long].sort((a, b) => b.lines - a.lines)) {
      console.log(`${String(lines).padStart(5)}  ${where}`);
    }
  }
}
