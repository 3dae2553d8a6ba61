import { type ServerEvent, serverEvents } from '@archway/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';
import {
  EVENT_CHANNEL,
  type EventRow,
  dropOldEvents,
  eventsAfter,
  eventsFor,
  insertEvent,
  lastEventId,
} from './event-repository.ts';
import type { Events, Listener } from './events.ts';
import { listen } from './notifications.ts';

interface Subscription {
  readonly listener: Listener;
  /** Id of the last event handed on; waits for the backlog while null. */
  last: bigint | null;
  /** What came in while the backlog was read. */
  held: EventRow[];
  deliver(event: ServerEvent): void;
}

/**
 * Events through a table: NOTIFY only wakes the servers, each then reads what is new once and hands it to its own
 * listeners. What was missed, by a server or by a page, is read from the table.
 */
export async function openEvents(database: OpenDatabase, log: FastifyBaseLogger): Promise<Events> {
  const { db } = database;
  const subscriptions = new Set<Subscription>();
  let seen = await lastEventId(db);
  let reading: Promise<void> | null = null;
  let again = false;
  let closed = false;

  const read = async (): Promise<void> => {
    do {
      again = false;
      for (let batch = await eventsAfter(db, seen); batch.length > 0; batch = await eventsAfter(db, seen)) {
        for (const row of batch) {
          seen = row.id;
          for (const subscription of subscriptions) hand(subscription, row);
        }
      }
    } while (again && !closed);
  };
  const wake = (): void => {
    if (closed) return;
    again = true;
    reading ??= read()
      .catch((error: unknown) => log.error({ err: error }, 'events cannot be read'))
      .finally(() => {
        reading = null;
      });
  };

  const unlisten = await listen(database, EVENT_CHANNEL, wake, log);

  return {
    publish: async (type, data, audience, options) => {
      const payload: unknown = serverEvents[type].parse(data);
      const everyone = audience === 'everyone';
      const row = {
        type,
        data: payload,
        everyone,
        userIds: everyone ? [] : [...(audience.users ?? [])],
        groupIds: everyone ? [] : [...(audience.groups ?? [])],
      };
      await insertEvent(options?.tx ?? db, row);
    },
    subscribe: async (listener, after, deliver) => {
      const subscription: Subscription = { listener, last: null, held: [], deliver };
      subscriptions.add(subscription);
      try {
        await catchUp(subscription, after);
      } catch (error) {
        subscriptions.delete(subscription);
        throw error;
      }
      return () => void subscriptions.delete(subscription);
    },
    tidy: () => dropOldEvents(db),
    close: async () => {
      closed = true;
      subscriptions.clear();
      await unlisten();
      await reading;
    },
  };

  async function catchUp(subscription: Subscription, after: string | null): Promise<void> {
    const upTo = seen;
    let last = after ?? upTo;
    // An id from the future belongs to another database; begin with what comes next.
    while (BigInt(last) < BigInt(upTo)) {
      const backlog = await eventsFor(db, subscription.listener, last, upTo);
      for (const row of backlog) subscription.deliver(eventOf(row));
      last = backlog.at(-1)?.id ?? upTo;
    }
    subscription.last = BigInt(upTo);
    for (const row of subscription.held.splice(0)) hand(subscription, row);
  }
}

function hand(subscription: Subscription, row: EventRow): void {
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
