import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { addressRoutes } from './addresses/routes.ts';
import { updateInfo } from './info.ts';
import { integrationRoutes } from './integration/routes.ts';
import { markRead, pageOfNotices } from './notices.ts';
import { addSetting, removeSetting, settingsFor, updateSetting } from './settings.ts';

export function accountRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { account } = endpoints;

  addressRoutes(context, handle);
  integrationRoutes(context, handle);

  handle(account.updateInfo, async ({ user, body }) => {
    await updateInfo(db, user.userId, body);
    return null;
  });
  handle(account.notices, ({ user, query, lang }) => pageOfNotices(db, user.userId, query, lang));
  handle(account.readNotices, async ({ user, query }) => {
    await markRead(context, user.userId, query.ids?.split(','));
    return null;
  });
  handle(account.settings, ({ user, query }) => settingsFor(db, user, query.doctorId, query.settingType));
  handle(account.addSetting, ({ user, body }) => addSetting(context, user, body));
  handle(account.updateSetting, ({ user, body: { id, ...change } }) => updateSetting(context, user, id, change));
  handle(account.removeSetting, async ({ user, params }) => {
    await removeSetting(db, user, params.id);
    return null;
  });
}
