import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..', '..', '..');
const JOURNEY = 'e2e/specs/written-for-a-test.ts';
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * What the compiler says about a journey, with the line.
 * @param instead files, by their path from the root, as they would be
 */
function problemsOf(lines: readonly string[], instead: Readonly<Record<string, string>> = {}): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, ROOT);
  const journey = ["import { words } from '../support/words.ts';", ...lines].join('\n');
  const written = new Map(
    Object.entries({ ...instead, [JOURNEY]: journey }).map(([file, text]) => [join(ROOT, file), text]),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => written.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const text = written.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  const program = ts.createProgram([join(ROOT, JOURNEY)], { ...options, incremental: false, types: ['node'] }, host);
  const source = program.getSourceFile(join(ROOT, JOURNEY))!;
  return ts
    .getPreEmitDiagnostics(program, source)
    .map(
      ({ start = 0, messageText }) =>
        `${source.getLineAndCharacterOfPosition(start).line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

const LOGIN = "words('host', 'en-US')('login.title');";

test('a journey names texts of the room that has them', () => {
  expect(
    problemsOf([
      LOGIN,
      "const t = words('remotes/cases', 'en-US');",
      "export const steps = (['photos', 'models'] as const).map((step) => t(`step.${step}`));",
      "export const doubts = t('check.doubtsAnswered_other', { count: 2 });",
    ]),
  ).toEqual([]);
});

test.each([
  ['is nowhere', "words('host', 'en-US')('login.titel');", 'login.titel'],
  ['has moved to another room', "words('remotes/cases', 'en-US')('unsaved.stay');", 'unsaved.stay'],
  ['is not all of a text', "words('host', 'en-US')('login');", '"login"'],
  ['is put together of anything', "words('remotes/cases', 'en-US')(`step.${String(Date)}`);", 'step.'],
])('a text that %s is a type error in its line', (_what, source, key) => {
  const [problem, ...more] = problemsOf(['', source]);
  expect(problem).toMatch(/^3: /);
  expect(problem).toContain(key);
  expect(more).toEqual([]);
});

test.each(['zh-CN', 'en-US'])('so is one that %s lacks', (lang) => {
  const other = { [`host/src/i18n/${lang}.json`]: JSON.stringify({ login: { submit: 'x' } }) };
  expect(problemsOf([LOGIN], other)[0]).toContain('login.title');
});

test('so is a room without texts', () => {
  expect(problemsOf(["words('remotes/nobody', 'en-US');"])[0]).toContain('remotes/nobody');
});
