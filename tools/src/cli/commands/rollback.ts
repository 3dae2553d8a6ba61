import { Command } from 'commander';
import { endpoints } from '@archway/contracts';
import { serverOf } from '../server.ts';

export const rollbackCommand = (): Command =>
  new Command('rollback')
    .description('makes the version live again that was live before')
    .argument('<remote>')
    .option('--channel <channel>', 'stable, canary or tenant:<name>', 'stable')
    .action(async (name: string, { channel }: { channel: string }, command: Command) => {
      const { version, previous } = await serverOf(command).call(endpoints.platform.rollback, {
        params: { name },
        body: { channel },
      });
      console.log(`${name} ${version} is live on ${channel} again, instead of ${previous}`);
    });
