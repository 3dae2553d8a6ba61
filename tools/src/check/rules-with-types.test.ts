import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

/** What each rule refuses. */
const refused: Readonly<Record<string, string>> = {
  'no-floating-promises': 'declare function save(): Promise<void>; save();',
  'no-misused-promises': 'declare function save(): Promise<boolean>; if (save()) throw new Error();',
  'await-thenable': 'export const one = await 1;',
  'only-throw-error': "export const fail = (): never => { throw 'late'; };",
  'prefer-promise-reject-errors': "export const late = Promise.reject('late');",
  'switch-exhaustiveness-check': `export function turn(side: 'left' | 'right'): number {
    switch (side) { case 'left': return 1; default: return 0; }
  }`,
  'no-unnecessary-type-assertion': 'const text: string = String(1); export const same = text as string;',
};

/** The same, as the house writes it. */
const accepted = `
declare function save(): Promise<boolean>;
void save();
await save();
export const late = Promise.reject(new Error('late'));
export const passed = (reason: unknown): Promise<never> => Promise.reject(reason);
export function turn(side: 'left' | 'right'): number {
  switch (side) { case 'left': return 1; case 'right': return 2; default: return 0; }
}
`;

const nameOf = (diagnostic: { code: string }): string => /\((.*)\)/.exec(diagnostic.code)?.[1] ?? diagnostic.code;

/** @returns the rules that each file of a program breaks */
function brokenIn(texts: Readonly<Record<string, string>>): Record<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-rules-'));
  try {
    const compilerOptions = { strict: true, target: 'ES2022', module: 'ESNext', types: [], skipLibCheck: true };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    for (const [name, text] of Object.entries(texts))
      writeFileSync(join(folder, `${name}.ts`), `${text}\nexport {};\n`);
    const bin = join(ROOT, 'node_modules', '.bin');
    // Outside of the house it finds its other half by the path alone.
    const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
    const args = ['--type-aware', '--format', 'json', '-c', join(ROOT, '.oxlintrc.json')];
    const { stdout, stderr } = spawnSync(join(bin, 'oxlint'), args, { cwd: folder, env, encoding: 'utf8' });
    if (!stdout.startsWith('{')) throw new Error(`oxlint gave no report: ${stdout}${stderr}`);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    return Object.fromEntries(
      Object.keys(texts).map((name) => [
        name,
        diagnostics.filter(({ filename }) => filename.endsWith(`${name}.ts`)).map(nameOf),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const found = brokenIn({ ...refused, accepted });

test.each(Object.keys(refused))('%s refuses its case', (rule) => expect(found[rule]).toEqual([rule]));

test('the same, as the house writes it, is no error', () => expect(found['accepted']).toEqual([]));

test('every rule has its case', () => {
  const rules = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8').matchAll(/"typescript\/([\w-]+)": ["[]+error"/g);
  expect([...rules].map(([, rule]) => rule).sort()).toEqual(Object.keys(refused).sort());
});
