import { serverEvents } from '@archway/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';
import { EVENT_CHANNEL, dropOldEvents, eventsAfter, insertEvent, lastEventId } from './event-repository.ts';
import type { Events } from './events.ts';
import { listen } from './notifications.ts';
import { Subscriptions } from './subscriptions.ts';

/**
 * Events through a table: NOTIFY only wakes the servers, each then reads what is new once and hands it to its own
 * listeners. What was missed, by a server or by a page, is read from the table.
 */
export async function openEvents(database: OpenDatabase, log: FastifyBaseLogger): Promise<Events> {
  const { db } = database;
  const subscriptions = new Subscriptions(db);
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
          subscriptions.hand(row);
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
    subscribe: (listener, after, deliver) => subscriptions.add(listener, after, seen, deliver),
    tidy: () => dropOldEvents(db),
    close: async () => {
      closed = true;
      subscriptions.clear();
      await unlisten();
      await reading;
    },
  };
}
