import { Command } from 'commander';
import { type Answer, type ChainFault, endpoints } from '@archway/contracts';
import { loggedIn } from '../server.ts';

type Walk = Answer<typeof endpoints.audit.verify>;

const faults: Readonly<Record<ChainFault, string>> = {
  gap: 'it does not follow the number before it',
  link: 'it does not name the entry before it',
  contents: 'it does not say what was written',
};

const lineOf = ({ caseId, seq, fault }: Walk['broken'][number]): string =>
  `  ✗ case ${caseId}, entry ${seq}: ${faults[fault]}`;

const verifyCommand = (): Command =>
  new Command('verify')
    .description(
      'walks the audit trails of cases of a running server; needs ARCHWAY_ACCOUNT and ARCHWAY_PASSWORD of an administrator',
    )
    .argument('[case]', 'one case; all of them without it')
    .action(async (caseId: string | undefined, _options: object, command: Command) => {
      const asked = { query: caseId === undefined ? {} : { caseId } };
      const { at, cases, entries, broken } = await loggedIn(command, (server) =>
        server.call(endpoints.audit.verify, asked),
      );
      for (const fault of broken) console.log(lineOf(fault));
      const read = `${cases} cases, ${entries} entries, as of ${at}`;
      console.log(broken.length === 0 ? `Every audit trail holds: ${read}` : `Broken: ${broken.length}, of ${read}`);
      if (broken.length > 0) process.exitCode = 1;
    });

export const auditCommand = (): Command =>
  new Command('audit').description('looks after the audit trails of cases').addCommand(verifyCommand());
