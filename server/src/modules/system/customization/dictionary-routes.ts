import { customDictionary, dictionaryTypes, endpoints, openDictionaries } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { operatorOf } from '../../access/api.ts';
import { saveCustomization, undoCustomization } from './change.ts';
import { customizationOf, customizationsOf, historyOf } from './customizations.ts';
import { dictionaryRules } from './dictionary-rules.ts';

/** Dictionaries, for operators. */
export function dictionaryRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { dictionary } = endpoints;

  handle(dictionary.list, async () => {
    const custom = await customizationsOf(db, dictionaryTypes);
    return dictionaryTypes.map((type) => {
      const { customization } = custom(type);
      return {
        type,
        open: openDictionaries.includes(type),
        count: customDictionary(type, customization).length,
        changed: customization.entries.length,
      };
    });
  });
  handle(dictionary.detail, async ({ query: { type } }) => ({
    ...(await customizationOf(db, type)),
    history: await historyOf(db, type),
  }));
  handle(dictionary.save, ({ body: { type, ...wanted }, user, request }) =>
    saveCustomization(context, dictionaryRules(type), wanted, operatorOf(user, request)),
  );
  handle(dictionary.undo, ({ body: { type, ...asked }, user, request }) =>
    undoCustomization(context, dictionaryRules(type), asked, operatorOf(user, request)),
  );
}
