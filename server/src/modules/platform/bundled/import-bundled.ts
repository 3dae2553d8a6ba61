import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../../context.ts';
import { mediaType } from '../deploy/media-types.ts';
import { storeKey } from '../deploy/build-files.ts';
import { HOST, withBuilds } from '../doctor/composition.ts';
import { errorsOf, examine } from '../doctor/examine.ts';
import { sentence } from '../doctor/finding.ts';
import { insertEntry } from '../entry-repository.ts';
import { serverFacts } from '../facts.ts';
import { STABLE } from '../pins/channels.ts';
import { type PinRow, lockPins, pinsOnChannels, writePin } from '../pins/pin-repository.ts';
import type { Registry } from '../registry.ts';
import { type FolderBuild, readBuild } from './read-build.ts';

const BY = 'bundled';

/**
 * Takes over the builds that this installation came with: they become entries, and go live where nothing else was
 * chosen. A pin moves only when it has none yet, or when a build is new here and the pin still points to one that came
 * with an installation; so neither a team's deploy nor a rollback is undone by a restart.
 * @param root the checkout or installation, with `host/dist` and the `dist` of every remote
 */
export async function importBundled(
  { db, store, log }: Pick<AppContext, 'db' | 'store' | 'log'>,
  registry: Registry,
  root: string,
): Promise<void> {
  const builds = await bundledBuilds(root);
  const fresh = new Set<string>();
  for (const build of builds) {
    if (await registry.entry(build.name, build.version)) continue;
    for (const file of Object.keys(build.files))
      await store.put(storeKey(build.name, build.version, file), await build.read(file), {
        contentType: mediaType(file),
      });
    const { name, version, record, files } = build;
    if (await insertEntry(db, { name, version, record, files, bundled: true, deployedBy: BY })) fresh.add(name);
  }

  await db.transaction(async (tx) => {
    await lockPins(tx);
    const pins = new Map((await pinsOnChannels(tx, [STABLE])).map((pin) => [pin.name, pin]));
    const wanted: FolderBuild[] = [];
    for (const build of builds) if (await mayMove(build, pins.get(build.name), fresh)) wanted.push(build);
    const moving = wanted.filter(({ name }) => pins.has(name));
    const conflicts = await conflictsOf(moving);
    for (const found of conflicts)
      log.warn({ reason: sentence(found, 'en-US') }, 'a bundled build conflicts, pins stay');
    for (const { name, version } of wanted) {
      const pin = pins.get(name);
      if (pin && conflicts.length > 0) continue;
      await writePin(tx, { name, channel: STABLE, version, previous: pin?.version ?? null, by: BY, action: 'bundled' });
    }

    async function conflictsOf(moves: readonly FolderBuild[]) {
      const after = withBuilds(
        await registry.composition(STABLE, tx),
        moves.map(({ record }) => record),
      );
      const names = moves.map(({ name }) => name);
      return errorsOf(examine(after, serverFacts), names);
    }
  });

  async function mayMove(build: FolderBuild, pin: PinRow | undefined, added: ReadonlySet<string>): Promise<boolean> {
    if (!pin) return true;
    if (pin.version === build.version || !added.has(build.name)) return false;
    return (await registry.entry(pin.name, pin.version))?.bundled ?? true;
  }
}

async function bundledBuilds(root: string): Promise<FolderBuild[]> {
  const remotes = await readdir(join(root, 'remotes')).catch(() => []);
  const found = await Promise.all([
    readBuild(join(root, HOST, 'dist'), HOST),
    ...remotes.sort().map((name) => readBuild(join(root, 'remotes', name, 'dist'), name)),
  ]);
  return found.filter((build) => build !== undefined);
}
