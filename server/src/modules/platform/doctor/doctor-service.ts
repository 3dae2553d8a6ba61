import { serverFacts } from '../facts.ts';
import type { Registry } from '../registry.ts';
import { readRecord } from '../deploy/build-record.ts';
import { HOST, withBuilds } from './composition.ts';
import { errorsOf, examine } from './examine.ts';
import { type Finding, isError } from './finding.ts';
import type { BuildRecord } from '@archway/contracts';

export interface Verdict {
  /** What stands against the build on the channel; empty when it may go live there. */
  readonly findings: readonly Finding[];
  /** Errors for which a deploy is refused: the build fits neither what is live anywhere nor what was deployed since. */
  readonly refusals: readonly Finding[];
}

export interface Doctor {
  /** Everything that is wrong on a channel as it is live. */
  live(channel: string): Promise<readonly Finding[]>;
  /** An announced build against what is live on a channel. */
  build(announced: Readonly<Record<string, unknown>>, channel: string): Promise<readonly Finding[]>;
  /** Whether a build may be deployed, and what would keep it from going live on `channel` today. */
  judge(record: BuildRecord, channel: string): Promise<Verdict>;
}

const nameOf = (announced: Readonly<Record<string, unknown>>): string => {
  const manifest = announced['manifest'];
  const name = typeof manifest === 'object' && manifest !== null && 'name' in manifest ? manifest.name : '';
  return typeof name === 'string' ? name : '';
};

const concerning = (found: readonly Finding[], name: string): Finding[] =>
  found.filter((each) => each.concerns.includes(name));

export function doctor(registry: Registry): Doctor {
  const against = async (record: BuildRecord, channel: string): Promise<Finding[]> => {
    const composition = withBuilds(await registry.composition(channel), [record]);
    return concerning(examine(composition, serverFacts), record.manifest.name);
  };

  return {
    live: async (channel) => examine(await registry.composition(channel), serverFacts),

    build: async (announced, channel) => {
      const read = readRecord(announced, nameOf(announced));
      return 'unknown' in read ? read.unknown : against(read.record, channel);
    },

    judge: async (record, channel) => {
      const { name } = record.manifest;
      const findings = await against(record, channel);
      if (!findings.some(isError)) return { findings, refusals: [] };
      // A new host never has to fit what is live: its remotes may follow, and the pin decides.
      const own = name === HOST ? findings.filter((each) => !each.concerns.some((other) => other !== HOST)) : findings;
      const others = (await registry.channels()).filter((other) => other !== channel);
      const compositions = [
        await registry.newest(),
        ...(await Promise.all(others.map((each) => registry.composition(each)))),
      ];
      const fits = compositions.some(
        (composition) => errorsOf(examine(withBuilds(composition, [record]), serverFacts), [name]).length === 0,
      );
      return { findings, refusals: fits ? [] : own.filter(isError) };
    },
  };
}
