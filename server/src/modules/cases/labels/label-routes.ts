import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { conflictAsRefusal } from '../../../infrastructure/database/conflicts.ts';
import { labelCases } from './label-cases.ts';
import { addLabel, changeLabelOf, labelCategories, removeLabel } from './labels.ts';

/** A name that somebody else gave in the meantime. */
const CONFLICTS = { labels_name: 'labelNameTaken' } as const;

export function labelRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { labels } = endpoints;

  handle(labels.list, ({ query, user, lang }) => labelCategories(db, user, query, lang));
  handle(labels.add, ({ body, user }) =>
    conflictAsRefusal(
      CONFLICTS,
      db.transaction((tx) => addLabel(tx, user, body)),
    ),
  );
  handle(labels.update, async ({ body, user }) => {
    await conflictAsRefusal(
      CONFLICTS,
      db.transaction((tx) => changeLabelOf(tx, user, body)),
    );
    return null;
  });
  handle(labels.remove, async ({ params, user }) => {
    await db.transaction((tx) => removeLabel(tx, user, params.categoryId));
    return null;
  });
  handle(labels.set, ({ body, user, lang }) => labelCases(context, user, body, lang));
}
