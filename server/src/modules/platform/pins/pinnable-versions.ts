import type { PinnableVersion } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { onWire } from '../doctor/finding.ts';
import { entriesOfRemote } from '../entry-repository.ts';
import type { Registry } from '../registry.ts';
import { pinConflicts } from './pin-conflicts.ts';
import { listPins } from './pin-repository.ts';

/**
 * The deployed versions of a remote, the newest first, each with what a pin on the channel would be refused for.
 * @throws Refusal `remoteUnknown`
 */
export async function pinnableVersions(
  db: Database,
  registry: Registry,
  name: string,
  channel: string,
): Promise<PinnableVersion[]> {
  const entries = await entriesOfRemote(db, name);
  if (entries.length === 0) throw new Refusal('remoteUnknown');
  const pins = (await listPins(db)).filter((pin) => pin.name === name);
  const versions: PinnableVersion[] = [];
  for (const entry of entries) {
    const { version, deployedAt, deployedBy, bundled } = entry;
    versions.push({
      version,
      deployedAt: deployedAt.toISOString(),
      deployedBy,
      bundled,
      liveOn: pins.filter((pin) => pin.version === version).map((pin) => pin.channel),
      conflicts: (await pinConflicts(registry, [entry], channel, db)).map(onWire),
    });
  }
  return versions;
}
