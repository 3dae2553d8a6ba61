import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { listDesigns } from './design-view.ts';
import { cancelDesign, startDesign } from './start-design.ts';

export function designRoutes(context: AppContext, handle: Handle): void {
  const { planDesigns } = endpoints;
  handle(planDesigns.list, ({ query, user, lang }) => listDesigns(context.db, user, query, lang));
  handle(planDesigns.start, ({ body, user, lang }) => startDesign(context, user, body, lang));
  handle(planDesigns.cancel, ({ body, user, lang }) => cancelDesign(context, user, body, lang));
}
