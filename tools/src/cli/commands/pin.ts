import { Command } from 'commander';
import { endpoints } from '@archway/contracts';
import { onChannel } from '../on-channel.ts';
import { NotPossible } from '../problem.ts';
import { type Server, serverOf } from '../server.ts';

/** The shell, which no page can do without. */
const HOST = 'host';

interface Build {
  readonly name: string;
  readonly version: string;
}

/** Makes builds live together. Open pages are told and offer to reload. */
export async function pin(
  server: Server,
  [first, ...together]: readonly [Build, ...Build[]],
  channel: string,
): Promise<void> {
  const { name, version } = first;
  const { previous } = await server.call(endpoints.platform.pin, {
    params: { name },
    body: { version, channel, together },
  });
  for (const each of [first, ...together]) console.log(`${each.name} ${each.version} is live on ${channel}`);
  if (previous) console.log(`Back to ${previous}: archway rollback ${name}${onChannel(channel)}`);
  else if (name !== HOST)
    console.log(`Off again: archway ${channel === 'stable' ? 'withdraw' : 'unpin'} ${name}${onChannel(channel)}`);
}

function buildOf(text: string): Build {
  const [name, version] = text.split('@');
  if (!name || !version) throw new NotPossible(`--with takes remote@version, not ${text}`);
  return { name, version };
}

export const pinCommand = (): Command =>
  new Command('pin')
    .description('makes a deployed version live')
    .argument('<remote>')
    .argument('<version>', 'as deploy printed it, with its hash')
    .option('--channel <channel>', 'stable, canary or tenant:<name>', 'stable')
    .option('--with <remote@version...>', 'builds that go live in the same step, since they fit only each other', [])
    .action(async (name: string, version: string, options: { channel: string; with: string[] }, command: Command) => {
      await pin(serverOf(command), [{ name, version }, ...options.with.map(buildOf)], options.channel);
    });
