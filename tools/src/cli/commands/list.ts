import { Command } from 'commander';
import { endpoints } from '@archway/contracts';
import { serverOf } from '../server.ts';

export const listCommand = (): Command =>
  new Command('list')
    .description('shows which builds are live')
    .option('--channel <channel>', 'stable, canary or tenant:<name>', 'stable')
    .action(async ({ channel }: { channel: string }, command: Command) => {
      const { host, remotes } = await serverOf(command).call(endpoints.platform.remotes, { query: { channel } });
      console.log(`Live on ${channel}:`);
      console.log(`  host ${host?.version ?? '(none)'}`);
      for (const { name, current, previous } of remotes)
        console.log(`  ${name} ${current.version}${previous ? ` (before: ${previous.version})` : ''}`);
    });
