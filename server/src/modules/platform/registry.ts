import type { Querier } from '../../infrastructure/database/database.ts';
import { type Composition, withBuilds } from './doctor/composition.ts';
import { type EntryRow, findEntry, listEntries } from './entry-repository.ts';
import { STABLE, channelsOf, livePins } from './pins/channels.ts';
import { type PinRow, listPins, pinsOnChannels } from './pins/pin-repository.ts';

/** Entries never change, so each is read once. A bound keeps a server that sees many deploys from growing. */
const MOST_KEPT = 400;

export interface LivePin extends PinRow {
  readonly version: string;
  readonly entry: EntryRow;
}

/** What is deployed and what is live, read side. */
export class Registry {
  readonly #db: Querier;
  readonly #kept = new Map<string, EntryRow>();

  constructor(db: Querier) {
    this.#db = db;
  }

  async entry(name: string, version: string, db: Querier = this.#db): Promise<EntryRow | undefined> {
    const key = `${name}/${version}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const found = await findEntry(db, name, version);
    if (!found) return undefined;
    if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
    this.#kept.set(key, found);
    return found;
  }

  /** What pages of a channel load, by name; the host is among them. */
  async live(channel: string, db: Querier = this.#db): Promise<Map<string, LivePin>> {
    const pins = livePins(await pinsOnChannels(db, channelsOf(channel)), channel);
    const live = new Map<string, LivePin>();
    for (const [name, { version, ...pin }] of pins) {
      const entry = version === null ? undefined : await this.entry(name, version, db);
      if (entry) live.set(name, { ...pin, version: entry.version, entry });
    }
    return live;
  }

  async composition(channel: string, db: Querier = this.#db): Promise<Composition> {
    const live = await this.live(channel, db);
    return new Map([...live].map(([name, { entry }]) => [name, entry.record] as const));
  }

  /** Channels that have a pin of their own, and `stable`. */
  async channels(db: Querier = this.#db): Promise<string[]> {
    const pins = await listPins(db);
    return [...new Set([STABLE, ...pins.map(({ channel }) => channel)])];
  }

  /** The newest build of every name, live or not: what may follow after what is live. */
  async newest(db: Querier = this.#db): Promise<Composition> {
    const entries = await listEntries(db);
    const newest = new Map<string, EntryRow>();
    for (const entry of entries) if (!newest.has(entry.name)) newest.set(entry.name, entry);
    return withBuilds(
      new Map(),
      [...newest.values()].map(({ record }) => record),
    );
  }
}
