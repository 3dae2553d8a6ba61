import type { RemoteEntry, ShellRemote, ShellRoute } from '@archway/contracts';
import { HOST } from '../doctor/composition.ts';
import type { EntryRow } from '../entry-repository.ts';
import { publicRoutes } from '../menus/visible.ts';
import type { LivePin, Registry } from '../registry.ts';

/** Address of a build on this origin. */
export const baseOf = ({ name, version }: Pick<EntryRow, 'name' | 'version'>): string => `/remotes/${name}/${version}/`;

const loadable = (entry: EntryRow): RemoteEntry => ({
  version: entry.version,
  base: baseOf(entry),
  entry: entry.record.entry,
  files: Object.fromEntries(Object.entries(entry.files).map(([file, { integrity }]) => [file, integrity])),
});

export interface ShellList {
  readonly channel: string;
  readonly host: { readonly version: string } | null;
  readonly remotes: ShellRemote[];
  readonly publicRoutes: ShellRoute[];
}

/** What a page needs to know of the remotes before it loads a byte of them. */
export async function shellList(registry: Registry, channel: string): Promise<ShellList> {
  const live = await registry.live(channel);
  const host = live.get(HOST);
  const pins = [...live.values()].filter(({ name }) => name !== HOST);
  return {
    channel,
    host: host ? { version: host.version } : null,
    remotes: await Promise.all(pins.map((pin) => shellRemote(registry, pin))),
    publicRoutes: publicRoutes(pins.map(({ entry }) => entry.record.manifest)),
  };
}

async function shellRemote(registry: Registry, { name, entry, earlier }: LivePin): Promise<ShellRemote> {
  const { manifest } = entry.record;
  const before = earlier[0] === undefined ? undefined : await registry.entry(name, earlier[0]);
  return {
    name,
    title: manifest.title,
    team: manifest.team,
    current: loadable(entry),
    previous: before ? loadable(before) : null,
    slots: manifest.slots,
    paths: manifest.routes.map(({ path }) => path),
  };
}
