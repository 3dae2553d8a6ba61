import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { operatorOf } from '../../access/api.ts';
import { customizationOf, historyOf, menuSubject, saveCustomization, undoCustomization } from '../../system/api.ts';
import type { Registry } from '../registry.ts';
import type { TenantService } from '../tenants/tenant-service.ts';
import { menuRules } from './menu-rules.ts';
import { builtMenus, menuOf } from './menu-service.ts';

/** The menu of a user, and the menu as operators change it. */
export function menuRoutes(context: AppContext, handle: Handle, registry: Registry, tenants: TenantService): void {
  const { db } = context;
  const { platform, menu } = endpoints;
  const channelOf = async (request: { readonly hostname: string }): Promise<string> =>
    (await tenants.placeOf(request.hostname)).channel;

  handle(platform.menuRoutes, async ({ user, request }) => menuOf(db, registry, user, await channelOf(request)));
  handle(menu.detail, async ({ request }) => ({
    ...(await customizationOf(db, menuSubject)),
    ...(await builtMenus(registry, await channelOf(request))),
    history: await historyOf(db, menuSubject),
  }));
  handle(menu.save, async ({ body, user, request }) =>
    saveCustomization(context, await menuRules(registry), body, operatorOf(user, request)),
  );
  handle(menu.undo, async ({ body, user, request }) =>
    undoCustomization(context, await menuRules(registry), body, operatorOf(user, request)),
  );
}
