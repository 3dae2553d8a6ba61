import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { dictionariesIn } from './dictionary.ts';
import { dictionaryRoutes } from './customization/dictionary-routes.ts';
import { type EventStreams, streamEvents } from './event-stream.ts';
import { keepLogs, pageOfLogs, pageTimesOf } from './service.ts';

export function systemRoutes(context: AppContext, handle: Handle, streams: EventStreams): void {
  const { system } = endpoints;

  handle(system.dictionaries, ({ body, lang }) => dictionariesIn(context.db, body, lang));
  dictionaryRoutes(context, handle);
  handle(system.log, async ({ body, user, request }) => {
    const clientId = request.headers['clientid'];
    await keepLogs(context.db, body.data, {
      userId: user?.userId ?? null,
      clientId: typeof clientId === 'string' ? clientId.slice(0, 100) : null,
      address: request.ip,
    });
    return null;
  });
  handle(system.logs, ({ query }) => pageOfLogs(context.db, query));
  handle(system.pageTimes, ({ query }) => pageTimesOf(context.db, query.span));
  handle(system.events, async ({ user, request, reply }) => {
    await streamEvents(context, streams, user, request, reply);
    return null;
  });
}
