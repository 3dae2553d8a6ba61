import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import {
  createPresentation,
  presentationsOf,
  readPresentation,
  removePresentation,
  savePresentation,
  slideSourcesOf,
} from './presentations.ts';

export function presentationRoutes(context: AppContext, handle: Handle): void {
  const { presentations } = endpoints;
  handle(presentations.list, ({ query, user }) => presentationsOf(context.db, user, query));
  handle(presentations.sources, ({ query, user }) => slideSourcesOf(context.db, user, query));
  handle(presentations.read, ({ query, user }) => readPresentation(context.db, user, query.presentationId));
  handle(presentations.create, ({ body, user }) => createPresentation(context, user, body));
  handle(presentations.save, ({ params, body, user }) => savePresentation(context, user, params.presentationId, body));
  handle(presentations.remove, ({ params, user }) => removePresentation(context, user, params.presentationId));
}
