import { Command } from 'commander';
import { type Answer, creditUnits, endpoints, rowOf } from '@archway/contracts';
import { loggedIn } from '../server.ts';

type Proof = Answer<typeof endpoints.credits.verify>;

/** One line for each account that is not what its entries say. */
const lineOf = ({ holder, unit, balance, sumOfEntries, lastBalance, unbroken }: Proof['differing'][number]): string =>
  [
    `  ✗ ${holder ? `${holder.code} ${holder.name}` : 'the platform'}, ${rowOf(creditUnits, unit)?.en ?? unit}:`,
    `balance ${balance}, entries add up to ${sumOfEntries}, after the last one ${lastBalance}`,
    ...(unbroken ? [] : ['and some entry does not follow from the one before it']),
  ].join(' ');

const verifyCommand = (): Command =>
  new Command('verify')
    .description(
      'proves every balance of a running server by its entries; needs ARCHWAY_ACCOUNT and ARCHWAY_PASSWORD of an administrator',
    )
    .action(async (_options: object, command: Command) => {
      const proof = await loggedIn(command, (server) => server.call(endpoints.credits.verify, {}));
      const { at, accounts, transactions, entries, differing, unbalanced } = proof;
      for (const account of differing) console.log(lineOf(account));
      for (const code of unbalanced) console.log(`  ✗ ${code}: its entries do not add up to nothing`);
      const wrong = differing.length + unbalanced.length;
      const read = `${accounts} accounts, ${transactions} bookings, ${entries} entries, as of ${at}`;
      console.log(wrong === 0 ? `Every balance is the sum of its entries: ${read}` : `${wrong} differ, of ${read}`);
      if (wrong > 0) process.exitCode = 1;
    });

export const creditsCommand = (): Command =>
  new Command('credits').description('looks after the ledger of credits').addCommand(verifyCommand());
