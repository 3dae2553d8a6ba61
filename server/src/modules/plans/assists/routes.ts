import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { originOf } from '../../files/api.ts';
import { assistStorage, countForCenter, pageForCenter, readAssisted } from './assist-desk.ts';
import { actOnAssist, askAssist, listAssists } from './assists.ts';

export function assistRoutes(context: AppContext, handle: Handle): void {
  const { assists } = endpoints;
  const { db } = context;

  handle(assists.list, ({ query, user }) => listAssists(context, user, query));
  handle(assists.ask, ({ body, user }) => askAssist(context, user, body));
  handle(assists.act, ({ params, body, user }) => actOnAssist(context, user, params.assistId, body.action));
  handle(assists.answer, ({ params, body, user }) => actOnAssist(context, user, params.assistId, 'answer', body));
  handle(assists.decline, ({ params, body, user }) => actOnAssist(context, user, params.assistId, 'decline', body));
  handle(assists.page, ({ query, user }) => pageForCenter(db, user, query));
  handle(assists.counts, ({ user }) => countForCenter(db, user));
  handle(assists.read, ({ params, user }) => readAssisted(context, user, params.assistId));
  handle(assists.storage, ({ params, user, request }) =>
    assistStorage(context, user, params.assistId, originOf(request)),
  );
}
