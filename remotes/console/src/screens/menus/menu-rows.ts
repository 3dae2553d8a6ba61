import {
  type CustomEntry,
  type Customization,
  type Menus,
  customEntryOf,
  inCustomOrder,
  routeOfItem,
  sortedItems,
  standardOfItem,
  tidyMenus,
} from '@archway/contracts';
import type { TextFunction } from '@archway/platform';
import type { EntryRow } from '../../customize/EntryList.tsx';
import type { EntryValues } from '../../customize/EntryDialog.tsx';

export interface MenuRow extends EntryRow {
  readonly group: 'desk' | 'phone';
  readonly values: EntryValues;
}

/** What an entry is now, whoever said so. */
function valuesOf(built: Menus, draft: Customization, key: string): EntryValues {
  const said = customEntryOf(draft, key);
  const standard = standardOfItem(built, key);
  const designType = said.designType === undefined ? standard?.designType : said.designType;
  return {
    key,
    zh: said.zh ?? standard?.zh ?? '',
    en: said.en ?? standard?.en ?? '',
    hidden: said.hidden ?? false,
    phone: said.phone ?? standard?.phone ?? false,
    designType: designType ?? 'any',
  };
}

/** All entries of the menu in their order, each below the one that it belongs to. */
export function menuRows(built: Menus, draft: Customization, t: TextFunction): readonly MenuRow[] {
  const { menus, routes } = built;
  const items = inCustomOrder(sortedItems(menus), ({ key }) => key, draft.order);
  const keys = new Set(items.map(({ key }) => key));
  const changed = new Set(tidyMenus(built, draft).entries.map(({ key }) => key));
  const rows = items.map((item): MenuRow => {
    const values = valuesOf(built, draft, item.key);
    const route = routeOfItem(item, routes);
    const below = item.parent !== undefined && keys.has(item.parent) ? item.parent : undefined;
    return {
      key: item.key,
      ...(below !== undefined && { below }),
      group: item.phoneBar ? 'phone' : 'desk',
      ...{ zh: values.zh, en: values.en, hidden: values.hidden, note: item.path, values },
      changed: changed.has(item.key),
      tags: [
        ...(route === undefined || route.unvisible ? [t('menus.notBuilt')] : []),
        ...(item.onlyFor ? [t(`menus.onlyFor.${item.onlyFor}`)] : []),
      ],
    };
  });
  return rows
    .filter(({ below }) => below === undefined)
    .flatMap((row) => [row, ...rows.filter(({ below }) => below === row.key)]);
}

/** What a dialog said, as a draft keeps it. */
export const saidIn = ({ zh, en, hidden, phone, designType }: EntryValues): Omit<CustomEntry, 'key'> => ({
  ...{ zh, en, hidden, phone },
  designType: designType === 'any' ? null : designType,
});
