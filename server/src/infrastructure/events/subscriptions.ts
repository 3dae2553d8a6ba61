import type { ServerEvent } from '@archway/contracts';
import type { Querier } from '../database/database.ts';
import { type EventRow, eventsFor } from './event-repository.ts';
import type { Listener } from './events.ts';

interface Subscription {
  readonly listener: Listener;
  /** Id of the last event handed on; waits for the backlog while null. */
  last: bigint | null;
  /** What came in while the backlog was read. */
  held: EventRow[];
  deliver(event: ServerEvent): void;
}

/** Who listens on this server: each gets every event for it once, in order, beginning with what it missed. */
export class Subscriptions {
  private readonly all = new Set<Subscription>();

  constructor(private readonly db: Querier) {}

  /**
   * @param after id of the last event that the listener had; null begins with what comes next
   * @param upTo id of the last event that `hand` was given
   * @returns ends the subscription
   * @throws what the database throws while the backlog is read; then nobody is subscribed
   */
  async add(
    listener: Listener,
    after: string | null,
    upTo: string,
    deliver: (event: ServerEvent) => void,
  ): Promise<() => void> {
    const subscription: Subscription = { listener, last: null, held: [], deliver };
    this.all.add(subscription);
    try {
      await this.catchUp(subscription, after ?? upTo, upTo);
    } catch (error) {
      this.all.delete(subscription);
      throw error;
    }
    return () => void this.all.delete(subscription);
  }

  hand(row: EventRow): void {
    for (const subscription of this.all) handTo(subscription, row);
  }

  clear(): void {
    this.all.clear();
  }

  private async catchUp(subscription: Subscription, after: string, upTo: string): Promise<void> {
    let last = after;
    // An id from the future belongs to another database; begin with what comes next.
    while (BigInt(last) < BigInt(upTo)) {
      const backlog = await eventsFor(this.db, subscription.listener, last, upTo);
      for (const row of backlog) subscription.deliver(eventOf(row));
      last = backlog.at(-1)?.id ?? upTo;
    }
    subscription.last = BigInt(upTo);
    for (const row of subscription.held.splice(0)) handTo(subscription, row);
  }
}

function handTo(subscription: Subscription, row: EventRow): void {
  if (!isFor(subscription.listener, row)) return;
  if (subscription.last === null) {
    subscription.held.push(row);
    return;
  }
  if (BigInt(row.id) <= subscription.last) return;
  subscription.last = BigInt(row.id);
  subscription.deliver(eventOf(row));
}

const isFor = (listener: Listener, row: EventRow): boolean =>
  row.everyone ||
  row.userIds.map(String).includes(listener.userId) ||
  row.groupIds.some((id) => listener.groupIds.includes(String(id)));

// The payload was checked when it was published.
const eventOf = (row: EventRow): ServerEvent => ({ id: row.id, type: row.type, data: row.data }) as ServerEvent;
