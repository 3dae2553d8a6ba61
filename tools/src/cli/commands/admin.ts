import { Command, Option } from 'commander';
import { provisioningDocument } from '@archway/contracts';
import { apply } from '../admin/apply.ts';
import { issueOf, problemLine } from '../admin/issue-lines.ts';
import { readDocument } from '../admin/read-document.ts';
import { NotPossible } from '../problem.ts';

const LOGIN = 'Logs in as the administrator of ARCHWAY_ACCOUNT and ARCHWAY_PASSWORD.';
const dryRun = (): Option => new Option('--dry-run', 'show the changes and apply none').default(false);

type Given = Readonly<Record<string, unknown>> & { readonly dryRun: boolean };

/** One entry as a document: a command is a document of one line. @throws NotPossible for what the contract refuses */
async function applyOne(
  command: Command,
  list: 'users' | 'practices' | 'tenants',
  entry: object,
  { dryRun: dry }: Given,
) {
  const given = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
  const parsed = provisioningDocument.safeParse({ [list]: [given] });
  if (!parsed.success) {
    const lines = parsed.error.issues.map(issueOf).map(({ path, message }) => problemLine('', path.slice(2), message));
    throw new NotPossible(['Nothing was changed:', ...lines].join('\n'));
  }
  await apply(command, { [list]: [given] }, { dryRun: dry });
}

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** `--enable` and `--disable` as one answer. */
const enabledOf = ({ enable, disable }: Given): boolean | undefined => (disable ? false : enable ? true : undefined);
/** A day, or `never` for none. */
const dayOf = (day: unknown): unknown => (day === 'never' ? null : day);

const states = (command: Command, what: string, expires: string): Command =>
  command
    .option('--expires <day>', `${expires}, YYYY-MM-DD, or never`, dayOf)
    .addOption(new Option('--enable', `lets ${what} work again`).conflicts('disable'))
    .addOption(new Option('--disable', `stops ${what}`).conflicts('enable'))
    .addOption(dryRun());

function passwordOf({ passwordEnv }: Given): string | undefined {
  if (typeof passwordEnv !== 'string') return undefined;
  const password = process.env[passwordEnv];
  if (password === undefined) throw new NotPossible(`the variable ${passwordEnv} is not set`);
  return password;
}

const userCommand = (): Command =>
  states(
    new Command('user')
      .description(`makes a user, or changes what is said. ${LOGIN}`)
      .argument('<userName>')
      .option('--nick-name <name>')
      .option('--phone <number>')
      .option('--email <address>')
      .option(
        '--password-env <variable>',
        'the variable that holds the first password: it stands in no list of processes',
      )
      .option('--kind <kind>', 'doctor, assistant or other')
      .option('--roles <roles>', 'admin, or nothing', words)
      .option('--services <names>', 'aligner,keeper,autoKeeper,plant,modelProcess,crownDesign,report', words),
    'the user',
    'the last day on which it opens cases',
  ).action(async (userName: string, given: Given, command: Command) => {
    const { nickName, phone, email, kind, roles, services, expires } = given;
    const entry = { userName, nickName, phone, email, kind, roles, services, expires };
    await applyOne(command, 'users', { ...entry, password: passwordOf(given), enabled: enabledOf(given) }, given);
  });

const practiceCommand = (): Command =>
  states(
    new Command('practice')
      .description(`makes a practice of a user, or changes what is said. ${LOGIN}`)
      .argument('<code>')
      .requiredOption('--name <name>')
      .option('--abbreviation <name>', 'the name, unless it is given')
      .requiredOption('--creator <userName>')
      .option('--phone <number>')
      .option('--address <address>')
      .option('--doctors <userNames>', 'who joins as a doctor, separated by commas', words)
      .option('--assistants <userNames>', 'who serves as an assistant', words)
      .option('--makers <userNames>', 'who produces', words),
    'the practice',
    'the last day of the service',
  ).action(async (code: string, given: Given, command: Command) => {
    const { name, creator, phone, address, doctors, assistants, makers, expires } = given;
    const abbreviation = given['abbreviation'] ?? String(name).slice(0, 30);
    const entry = { code, name, abbreviation, creator, phone, address, doctors, assistants, makers, expires };
    await applyOne(command, 'practices', { ...entry, enabled: enabledOf(given) }, given);
  });

const tenantCommand = (): Command =>
  new Command('tenant')
    .description(`makes a tenant, or changes what is said. ${LOGIN}`)
    .argument('<name>')
    .requiredOption('--title <title>', 'title of its pages')
    .option('--hosts <names>', 'all its host names, separated by commas', words)
    .option('--primary-color <color>', '#RRGGBB')
    .option('--icon-color <color>', '#RRGGBB')
    .addOption(new Option('--language <language>', 'the first language').choices(['zh-CN', 'en-US']))
    .addOption(dryRun())
    .action(async (name: string, given: Given, command: Command) => {
      const { title, hosts, primaryColor, iconColor, language } = given;
      await applyOne(command, 'tenants', { name, title, hosts, primaryColor, iconColor, language }, given);
    });

const applyCommand = (): Command =>
  new Command('apply')
    .description(
      `makes users, practices and tenants what a YAML or JSON file says: examined whole, then applied in one transaction; a second time changes nothing. ${LOGIN}`,
    )
    .argument('<file>')
    .addOption(dryRun())
    .action(async (file: string, given: Given, command: Command) => {
      const { document, placeOf } = readDocument(file);
      await apply(command, document, given, placeOf);
    });

export const adminCommand = (): Command =>
  new Command('admin')
    .description('populates an installation: users, practices, tenants')
    .addCommand(applyCommand())
    .addCommand(userCommand())
    .addCommand(practiceCommand())
    .addCommand(tenantCommand());
