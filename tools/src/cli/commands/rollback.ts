import { Command } from 'commander';
import { endpoints } from '@archway/contracts';
import { onChannel } from '../on-channel.ts';
import { serverOf } from '../server.ts';

export const rollbackCommand = (): Command =>
  new Command('rollback')
    .description('makes the version live again that was live before, as often as there is one')
    .argument('<remote>')
    .option('--channel <channel>', 'stable, canary or tenant:<name>', 'stable')
    .action(async (name: string, { channel }: { channel: string }, command: Command) => {
      const { version, previous, from } = await serverOf(command).call(endpoints.platform.rollback, {
        params: { name },
        body: { channel },
      });
      console.log(`${name} ${version} is live on ${channel} again, instead of ${from ?? 'none'}`);
      if (previous) console.log(`Further back: ${previous}`);
      if (from) console.log(`After all: archway pin ${name} ${from}${onChannel(channel)}`);
    });
