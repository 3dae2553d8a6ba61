import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { storeKey } from '../deploy/build-files.ts';
import { mediaType } from '../deploy/media-types.ts';
import { HOST, withBuilds } from '../doctor/composition.ts';
import { errorsOf, examine } from '../doctor/examine.ts';
import { type Finding, sentence } from '../doctor/finding.ts';
import { insertEntry } from '../entry-repository.ts';
import { serverFacts } from '../facts.ts';
import { STABLE } from '../pins/channels.ts';
import { type PinRow, lockPins, pinsOnChannels, writePin } from '../pins/pin-repository.ts';
import { afterPin } from '../pins/way-back.ts';
import type { Registry } from '../registry.ts';
import { type FolderBuild, readBuild } from './read-build.ts';

const BY = 'bundled';

/**
 * Takes over the builds that this installation came with: they become entries, and go live where nothing else was
 * chosen. A pin moves only when there is none yet, or when a build is new here and the pin still points to one that
 * came with an installation; so neither a team's deploy nor a rollback or withdrawal is undone by a restart.
 * @param root the checkout or installation, with `host/dist` and the `dist` of every remote
 */
export async function importBundled(
  { db, store, log }: Pick<AppContext, 'db' | 'store' | 'log'>,
  registry: Registry,
  root: string,
): Promise<void> {
  const builds = await bundledBuilds(root, log);
  const added = new Set<FolderBuild>();
  for (const build of builds) {
    const { name, version, record, files } = build;
    if (await registry.entry(name, version)) continue;
    for (const file of Object.keys(files))
      await store.put(storeKey(name, version, file), await build.read(file), { contentType: mediaType(file) });
    if (await insertEntry(db, { name, version, record, files, bundled: true, deployedBy: BY })) added.add(build);
  }
  const conflicts = await db.transaction((tx) => goLive(builds, added, registry, tx));
  for (const found of conflicts)
    log.warn(
      { reason: sentence(found, 'en-US') },
      'a build of the installation conflicts with what is live; pins stay',
    );
}

/** Builds without a pin get one; the others move together, or not at all when one of them conflicts. */
async function goLive(
  builds: readonly FolderBuild[],
  added: ReadonlySet<FolderBuild>,
  registry: Registry,
  tx: Transaction,
): Promise<Finding[]> {
  await lockPins(tx);
  const pins = new Map((await pinsOnChannels(tx, [STABLE])).map((pin) => [pin.name, pin]));
  const isBundled = async ({ name, version }: PinRow): Promise<boolean> =>
    version !== null && ((await registry.entry(name, version, tx))?.bundled ?? true);

  const moving: FolderBuild[] = [];
  for (const build of added) {
    const pin = pins.get(build.name);
    if (pin && (await isBundled(pin))) moving.push(build);
  }
  const after = withBuilds(
    await registry.composition(STABLE, tx),
    moving.map(({ record }) => record),
  );
  const names = moving.map(({ name }) => name);
  const conflicts = errorsOf(examine(after, serverFacts), names);

  const first = builds.filter(({ name }) => !pins.has(name));
  for (const { name, version } of [...first, ...(conflicts.length === 0 ? moving : [])]) {
    const before = pins.get(name);
    const change = { version, earlier: afterPin(before, version), from: before?.version ?? null };
    await writePin(tx, { name, channel: STABLE, ...change, by: BY, action: 'bundled' });
  }
  return conflicts;
}

/** A build that cannot be read keeps nobody from starting: the others do not depend on it. */
async function bundledBuilds(root: string, log: AppContext['log']): Promise<FolderBuild[]> {
  const folders = await readdir(join(root, 'remotes')).catch(() => []);
  const names = folders.filter((name) => /^[a-z]/.test(name)).sort();
  const read = (folder: string, name: string): Promise<FolderBuild | undefined> =>
    readBuild(join(folder, 'dist'), name).catch((error: unknown) => {
      log.warn({ err: error, folder }, 'a build of the installation cannot be read and is left out');
      return undefined;
    });
  const found = await Promise.all([
    read(join(root, HOST), HOST),
    ...names.map((name) => read(join(root, 'remotes', name), name)),
  ]);
  return found.filter((build) => build !== undefined);
}
