import type { ShellRoute } from '../platform/entities.ts';
import type { MenuItem } from '../platform/remote-manifest.ts';
import { pathOfItem } from '../platform/visible.ts';
import {
  type Customization,
  type StandardEntry,
  customEntryOf,
  inCustomOrder,
  onlyDifferences,
} from './customization.ts';

/** The menu and the routes of a page, whoever looks at them. */
export interface Menus {
  readonly menus: readonly MenuItem[];
  readonly routes: readonly ShellRoute[];
}

export const routeOfItem = (item: Pick<MenuItem, 'path'>, routes: readonly ShellRoute[]): ShellRoute | undefined =>
  routes.find(({ path }) => path === pathOfItem(item));

/** In the order of the product. */
export const sortedItems = (menus: readonly MenuItem[]): readonly MenuItem[] =>
  [...menus].sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : Number(a.key > b.key)));

/** Between two items of a menu that operators have ordered. */
const STEP = 10;

/**
 * Menus with what operators say about them. An item that they hide is gone, and with it its screen, unless another item
 * stands for the same one. What a build holds back stays so: operators show no screen that is not there.
 */
export function customMenus(
  { menus, routes }: Menus,
  custom: Customization,
): { menus: MenuItem[]; routes: ShellRoute[] } {
  const entryOf = ({ key }: MenuItem) => customEntryOf(custom, key);
  const ordered = inCustomOrder(sortedItems(menus), ({ key }) => key, custom.order);
  const shown = ordered
    .map((item, index) => {
      const { zh, en } = entryOf(item);
      const title = { zh: zh ?? item.title.zh, en: en ?? item.title.en };
      return { ...item, title, ...(custom.order && { order: (index + 1) * STEP }) };
    })
    .filter((item) => !entryOf(item).hidden);
  const changed = routes.map((route) => {
    const items = menus.filter((item) => pathOfItem(item) === route.path);
    if (items.length === 0) return route;
    const { designType: own, ...rest } = route;
    const said = items.map(entryOf);
    const designType = said.find((entry) => entry.designType !== undefined)?.designType;
    const wanted = designType === undefined ? own : (designType ?? undefined);
    return {
      ...rest,
      ...(wanted !== undefined && { designType: wanted }),
      phone: said.find(({ phone }) => phone !== undefined)?.phone ?? route.phone,
      unvisible: route.unvisible || said.every(({ hidden }) => hidden),
    };
  });
  return { menus: shown, routes: changed };
}

/** What the builds say of an item. */
export function standardOfItem({ menus, routes }: Menus, key: string): StandardEntry | undefined {
  const item = menus.find((row) => row.key === key);
  if (!item) return undefined;
  const { phone = false, designType = null } = routeOfItem(item, routes) ?? {};
  return { ...item.title, hidden: false, phone, designType };
}

/** The same customization with nothing in it that the builds say, too. */
export const tidyMenus = (built: Menus, custom: Customization): Customization =>
  onlyDifferences(
    custom,
    (key) => standardOfItem(built, key),
    sortedItems(built.menus).map(({ key }) => key),
  );
