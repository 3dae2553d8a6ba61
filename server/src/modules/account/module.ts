import { endpoints } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { updateInfo } from './info.ts';
import { markRead, pageOfNotices } from './notices.ts';
import { seedNotices } from './seed.ts';
import { addSetting, removeSetting, settingsOf, updateSetting } from './settings.ts';

/** Notices, settings and the own account. */
export const accountModule: ServerModule = {
  name: 'account',
  routes(context, handle) {
    const { db } = context;
    handle(endpoints.account.updateInfo, async ({ user, body }) => {
      await updateInfo(db, user.userId, body);
      return null;
    });
    handle(endpoints.account.notices, ({ user, query, lang }) => pageOfNotices(db, user.userId, query, lang));
    handle(endpoints.account.readNotices, async ({ user, query }) => {
      await markRead(context, user.userId, query.ids?.split(','));
      return null;
    });
    handle(endpoints.account.settings, ({ user, query }) => settingsOf(db, user, query.doctorId, query.settingType));
    handle(endpoints.account.addSetting, ({ user, body }) => addSetting(db, user, body));
    handle(endpoints.account.updateSetting, ({ user, body: { id, ...change } }) => updateSetting(db, user, id, change));
    handle(endpoints.account.removeSetting, async ({ user, params }) => {
      await removeSetting(db, user, params.id);
      return null;
    });
  },
  seed: ({ db }) => seedNotices(db),
};
