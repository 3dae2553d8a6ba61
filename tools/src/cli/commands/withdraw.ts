import { Command } from 'commander';
import { endpoints } from '@archway/contracts';
import { onChannel } from '../on-channel.ts';
import { serverOf } from '../server.ts';

export const withdrawCommand = (): Command =>
  new Command('withdraw')
    .description('takes a remote off a channel: its pages load none of it')
    .argument('<remote>')
    .option('--channel <channel>', 'stable, canary or tenant:<name>', 'stable')
    .action(async (name: string, { channel }: { channel: string }, command: Command) => {
      const { from } = await serverOf(command).call(endpoints.platform.withdraw, {
        params: { name },
        body: { channel },
      });
      console.log(`${name} ${from} is withdrawn from ${channel}`);
      console.log(`Live again: archway rollback ${name}${onChannel(channel)}`);
      if (channel !== 'stable') console.log(`As stable has it: archway unpin ${name}${onChannel(channel)}`);
    });
