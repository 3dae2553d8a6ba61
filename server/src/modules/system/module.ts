import { endpoints } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { dictionariesIn } from './dictionary.ts';
import { EventStreams, streamEvents } from './event-stream.ts';
import { dropOldLogs, insertLogs } from './log-repository.ts';

/** Dictionaries, logs of the front end, and the stream of events. */
export function systemModule(): ServerModule {
  const streams = new EventStreams();
  return {
    name: 'system',
    routes(context, handle) {
      handle(endpoints.system.dictionaries, async ({ body, lang }) => dictionariesIn(body.typeList, lang));
      handle(endpoints.system.log, async ({ body, user, request }) => {
        const clientId = request.headers['clientid'];
        await insertLogs(context.db, body.data, {
          userId: user?.userId ?? null,
          clientId: typeof clientId === 'string' ? clientId.slice(0, 100) : null,
          address: request.ip,
        });
        return null;
      });
      handle(endpoints.system.events, async ({ user, request, reply }) => {
        await streamEvents(context, streams, user, request, reply);
        return null;
      });
    },
    tidy: async ({ db }) => {
      await dropOldLogs(db);
    },
    raw(_app, { stopping }) {
      stopping.addEventListener('abort', () => streams.endAll(), { once: true });
    },
  };
}
