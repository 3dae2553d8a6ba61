import { serverFacts } from '../facts.ts';
import type { Registry } from '../registry.ts';
import { readRecord } from '../deploy/build-record.ts';
import { type Composition, HOST, withBuilds } from './composition.ts';
import { errorsOf, examine } from './examine.ts';
import { type Finding, isError } from './finding.ts';
import type { BuildRecord } from '@archway/contracts';

export interface Verdict {
  /** What stands against the build on the channel; empty when it may go live there. */
  readonly findings: readonly Finding[];
  /**
   * Errors for which a deploy is refused. One that comes from another build is excused when that build has a version,
   * live on any channel or newly deployed, with which it would not be: a new major of a shared package could otherwise
   * never be prepared.
   */
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

  /** What is live on any channel, and the newest builds, which may go live next. */
  const deployed = async (): Promise<Composition[]> => {
    const channels = await registry.channels();
    return [await registry.newest(), ...(await Promise.all(channels.map((each) => registry.composition(each))))];
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
      const errors = findings.filter(isError);
      if (errors.length === 0) return { findings, refusals: [] };
      const candidates = await deployed();
      const isExcused = ({ concerns }: Finding): boolean => {
        const others = concerns.filter((other) => other !== name);
        // A new host never has to fit what is live: its remotes may follow, and the pin decides.
        if (name === HOST) return others.length > 0;
        return others.length > 0 && others.every((other) => fitsOne(record, candidates, other));
      };
      return { findings, refusals: errors.filter((found) => !isExcused(found)) };
    },
  };
}

/** Whether some build of the other remote, or of the host, lets this one live beside it. */
const fitsOne = (record: BuildRecord, candidates: readonly Composition[], other: string): boolean =>
  candidates.some((composition) => {
    const build = composition.get(other);
    if (!build) return false;
    const pair = withBuilds(new Map(), [build, record]);
    return errorsOf(examine(pair, serverFacts), [record.manifest.name]).every(
      ({ concerns }) => !concerns.includes(other),
    );
  });
