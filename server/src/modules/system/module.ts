import type { ServerModule } from '../../context.ts';
import { EventStreams } from './event-stream.ts';
import { dropOldLogs } from './log-repository.ts';
import { systemRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Dictionaries, logs of the front end, and the stream of events. */
export function systemModule(): ServerModule {
  const streams = new EventStreams();
  return {
    name: 'system',
    schema,
    permissions: ['platform:log', 'platform:dictionary'],
    routes: (context, handle) => systemRoutes(context, handle, streams),
    tidy: async ({ db }) => {
      await dropOldLogs(db);
    },
    raw(_app, { stopping }) {
      stopping.addEventListener('abort', () => streams.endAll(), { once: true });
    },
  };
}
