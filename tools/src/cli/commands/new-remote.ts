import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { CONTRACT_VERSION } from '@archway/contracts';
import { runPnpm } from '../../../workspace.mjs';
import { type PackageJson, ROOT } from '../../check/workspace-packages.ts';
import { assertFreeName } from '../remote-names.ts';
import { withOwner } from '../owners.ts';
import { writeTemplate } from '../template.ts';

interface Options {
  readonly titleZh?: string;
  readonly titleEn?: string;
  readonly team?: string;
  readonly install: boolean;
}

const PRETTIER = join(ROOT, 'node_modules/prettier/bin/prettier.cjs');

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The smallest of our own remotes says which versions a remote is built with. */
function packageJson(name: string): PackageJson {
  const pattern = JSON.parse(readFileSync(join(ROOT, 'remotes/console/package.json'), 'utf8')) as PackageJson;
  return { ...pattern, name: `@archway/${name}`, version: '1.0.0' };
}

/** Texts of the title stand in JSON and in language files, so quotes in them are escaped. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

async function newRemote(name: string, { titleZh, titleEn, team, install }: Options): Promise<void> {
  assertFreeName(name);
  const folder = join(ROOT, 'remotes', name);
  const files = writeTemplate(folder, {
    name,
    Component: `${capital(name)}Home`,
    titleZh: inJson(titleZh ?? capital(name)),
    titleEn: inJson(titleEn ?? capital(name)),
    team: inJson(team ?? name),
    contract: CONTRACT_VERSION,
  });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(name), null, 2)}\n`);
  const owners = join(ROOT, 'CODEOWNERS');
  writeFileSync(owners, withOwner(readFileSync(owners, 'utf8'), name, team ?? name));
  // Long titles break lines elsewhere than short ones.
  execFileSync(process.execPath, [PRETTIER, '--log-level', 'warn', '--write', folder], { cwd: ROOT, stdio: 'inherit' });
  for (const file of ['package.json', ...files]) console.log(`  remotes/${name}/${file}`);
  if (install) await runPnpm(['install', '--no-frozen-lockfile']);
  console.log(`
Next:
  pnpm dev ${name}                       work on it inside the running product
  npx jest --selectProjects ${name}     its tests
  pnpm archway deploy ${name} --build --pin
docs/remotes.md tells the rest.`);
}

export const newRemoteCommand = (): Command =>
  new Command('new-remote')
    .description('makes a new remote that passes every check')
    .argument('<name>', 'small letters and digits; also its address and its namespace')
    .option('--title-zh <title>', 'its name in Chinese')
    .option('--title-en <title>', 'its name in English')
    .option('--team <team>', 'who owns it')
    .option('--no-install', 'leaves the installation of its dependencies to you')
    .action((name: string, options: Options) => newRemote(name, options));
