import type { Lang } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { refuseConflicts } from '../deploy/refuse-conflicts.ts';
import type { EntryRow } from '../entry-repository.ts';
import type { Registry } from '../registry.ts';
import { pinConflicts } from './pin-conflicts.ts';

export interface Build {
  readonly name: string;
  readonly version: string;
}

export interface PinChecks {
  /** Refuses builds that are unknown, or that conflict with what is live on the channel. */
  assertFits(builds: readonly Build[], channel: string, lang: Lang, tx: Transaction): Promise<void>;
  /** The refusal for this reason, unless no remote has this name. */
  unknownOr(
    reason: 'versionUnknown' | 'nothingToRollBack' | 'pinMissing' | 'notLive',
    name: string,
    tx: Transaction,
  ): Promise<Refusal>;
}

/** What is asked before a pin changes. */
export function pinChecks(registry: Registry): PinChecks {
  const unknownOr: PinChecks['unknownOr'] = async (reason, name, tx) =>
    new Refusal((await registry.newest(tx)).has(name) ? reason : 'remoteUnknown');

  const entriesOf = async (builds: readonly Build[], tx: Transaction): Promise<EntryRow[]> => {
    const entries: EntryRow[] = [];
    for (const { name, version } of builds) {
      const entry = await registry.entry(name, version, tx);
      if (!entry) throw await unknownOr('versionUnknown', name, tx);
      entries.push(entry);
    }
    return entries;
  };

  return {
    unknownOr,
    assertFits: async (builds, channel, lang, tx) =>
      refuseConflicts(await pinConflicts(registry, await entriesOf(builds, tx), channel, tx), lang),
  };
}
