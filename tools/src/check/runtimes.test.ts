import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..', '..', '..');
type Runtime = 'browser' | 'node' | 'pure';

function configOf(runtime: Runtime): ts.ParsedCommandLine {
  const file = join(ROOT, `tsconfig.${runtime}.json`);
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, ROOT, {}, file);
}

const filesOf = (runtime: Runtime): string[] => configOf(runtime).fileNames.map((file) => relative(ROOT, file));
const isTest = (file: string): boolean => /\.(test|fixture)\.tsx?$/.test(file);

/** Checks a file that is not there as one of the runtime. @returns what the compiler says */
function problemsOf(runtime: Runtime, text: string): string[] {
  const { options, fileNames } = configOf(runtime);
  const file = join(ROOT, 'shared', 'written-for-a-test.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const globals = fileNames.filter((name) => name.includes('/shared/build/types/'));
  const program = ts.createProgram([file, ...globals], { ...options, incremental: false }, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const refused: readonly (readonly [Runtime, text: string, name: string])[] = [
  ['browser', 'export const x = process.cwd();', 'cwd'],
  ['browser', 'export const x = Buffer.alloc(1);', 'Buffer'],
  ['browser', "export { readFileSync } from 'node:fs';", 'node:fs'],
  ['node', 'export const x = document.title;', 'document'],
  ['node', 'export const x = window;', 'window'],
  ['pure', 'export const x = document.title;', 'document'],
  ['pure', 'export const x = process.cwd();', 'process'],
];

test.each(refused)('%s: "%s" is an error', (runtime, text, name) => {
  const problems = problemsOf(runtime, text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`'${name}'`);
});

test.each([
  ['browser', 'export const x = [document.title, process.env.NODE_ENV];'],
  ['node', 'export const x = [process.cwd(), Buffer.alloc(1)];'],
  ['pure', 'export const x = new TextDecoder();'],
] as const)('%s: "%s" is none', (runtime, text) => expect(problemsOf(runtime, text)).toEqual([]));

test('every source is checked where it runs, and no test is', () => {
  const [browser, node] = [filesOf('browser'), filesOf('node')];
  const sources = ts.sys
    .readDirectory(ROOT, ['.ts', '.tsx'], ['**/node_modules', '**/dist'], ['host/src', 'remotes/*/src', 'server/src'])
    .map((file) => relative(ROOT, file))
    .filter((file) => !isTest(file));
  const checked = (files: readonly string[], room: RegExp): string[] => files.filter((file) => room.test(file)).sort();
  expect(checked(browser, /^(host|remotes)\//)).toEqual(checked(sources, /^(host|remotes)\//));
  expect(checked(node, /^server\/src\//)).toEqual(checked(sources, /^server\//));
  expect(checked(browser, /^server\//)).toEqual([]);
  expect(checked(node, /^(host|remotes)\//)).toEqual([]);
  expect([...browser, ...node].filter(isTest)).toEqual([]);
});

/** What libraries bring along shows only in the whole program; the check of types has a file for each that fails then. */
test.each(['browser', 'node', 'pure'] as const)('%s has its witness', (runtime) => {
  const witness = `tools/src/check/runtimes/${runtime}.ts`;
  expect(existsSync(join(ROOT, witness))).toBe(true);
  expect(filesOf(runtime)).toContain(witness);
});
