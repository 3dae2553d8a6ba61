import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { addView, arrangeColumns, arrangedColumns, changeOwnView, listViews, removeView } from './views.ts';

export function viewRoutes({ db }: AppContext, handle: Handle): void {
  const { views } = endpoints;

  handle(views.list, ({ query, user }) => listViews(db, user, query));
  handle(views.add, ({ body, user }) => addView(db, user, body));
  handle(views.update, async ({ body, user }) => {
    await changeOwnView(db, user, body);
    return null;
  });
  handle(views.remove, async ({ params, user }) => {
    await removeView(db, user, params.viewId);
    return null;
  });
  handle(views.columns, ({ query, user }) => arrangedColumns(db, user, query));
  handle(views.arrange, async ({ body, user }) => {
    await arrangeColumns(db, user, body);
    return null;
  });
}
