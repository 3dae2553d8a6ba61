import { Command } from 'commander';
import { endpoints } from '@archway/contracts';
import { serverOf } from '../server.ts';

export const unpinCommand = (): Command =>
  new Command('unpin')
    .description('lets a channel follow stable again, also where stable has none of it')
    .argument('<remote>')
    .requiredOption('--channel <channel>', 'canary or tenant:<name>')
    .action(async (name: string, { channel }: { channel: string }, command: Command) => {
      const { version } = await serverOf(command).call(endpoints.platform.unpin, {
        params: { name },
        query: { channel },
      });
      console.log(
        version === null
          ? `${channel} loads no ${name} any more, as stable does not`
          : `${channel} loads ${name} ${version} again, as stable does`,
      );
    });
