import { Command } from 'commander';
import { type PinnableVersion, endpoints } from '@archway/contracts';
import { printFindings } from '../findings.ts';
import { onChannel } from '../on-channel.ts';
import { serverOf } from '../server.ts';

const describe = ({ version, deployedAt, deployedBy, liveOn, conflicts }: PinnableVersion): string => {
  const live = liveOn.length > 0 ? `, live on ${liveOn.join(', ')}` : '';
  const state = conflicts.length > 0 ? ', cannot be pinned:' : '';
  return `  ${version}  ${deployedAt.slice(0, 16).replace('T', ' ')} UTC by ${deployedBy}${live}${state}`;
};

export const versionsCommand = (): Command =>
  new Command('versions')
    .description('lists the deployed versions of a remote, or of the host, and which of them may be pinned')
    .argument('<remote>')
    .option('--channel <channel>', 'where it would go live: stable, canary or tenant:<name>', 'stable')
    .action(async (name: string, { channel }: { channel: string }, command: Command) => {
      const versions = await serverOf(command).call(endpoints.platform.versions, {
        params: { name },
        query: { channel },
      });
      console.log(`Versions of ${name} for ${channel}, the newest first:`);
      for (const each of versions) {
        console.log(describe(each));
        printFindings(each.conflicts);
      }
      console.log(`Make one live: archway pin ${name} <version>${onChannel(channel)}`);
    });
