import {
  type Customization,
  type Lang,
  type Menus,
  type VisibleMenu,
  customMenus,
  nestMenu,
  phonePlaces,
  roles,
  serviceNames,
  serviceTypes,
  shortTitle,
  viewerWith,
  visibleMenus,
} from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { useState } from 'react';
import { serviceChoices } from '../users/user-words.ts';
import styles from '../../customize/customize.module.css';

const langs: readonly Lang[] = ['zh-CN', 'en-US'];
const everyService = serviceNames.map((name) => serviceTypes[name].id as number);

/** Phone titles that two places share, in one language. */
const sharedTitles = (places: readonly VisibleMenu[], lang: Lang): string[] => {
  const titles = places.map(({ title }) => shortTitle(bilingual(title, lang), lang));
  return [...new Set(titles.filter((title, index) => titles.indexOf(title) < index))];
};

/** The menu as somebody with a role and some services would see it, before it is saved. */
export function MenuPreview({ built, draft }: { built: Menus; draft: Customization }) {
  const t = useText('console');
  const [role, setRole] = useState<string>(roles[0].key);
  const [services, setServices] = useState(everyService);
  const { menus, routes } = customMenus(built, draft);
  const items = visibleMenus(menus, routes, viewerWith(role, services));
  const places = phonePlaces(items);
  const shared = langs.flatMap((lang) => sharedTitles(places, lang));
  return (
    <Card title={t('menus.preview')}>
      <div className={styles.choices}>
        <label>
          <span>{t('menus.role')}</span>
          <Select
            aria-label={t('menus.role')}
            value={role}
            options={roles.map((row) => ({ value: row.key, label: bilingual(row) }))}
            onChange={setRole}
          />
        </label>
        <label>
          <span>{t('menus.services')}</span>
          <Select<number[]>
            mode="multiple"
            aria-label={t('menus.services')}
            value={services}
            options={serviceChoices(t)}
            onChange={setServices}
          />
        </label>
      </div>
      <p className={styles.part}>{t('menus.desk')}</p>
      {langs.map((lang) => (
        <Desk key={lang} items={items} lang={lang} />
      ))}
      <p className={styles.part}>{t('menus.phone')}</p>
      {langs.map((lang) => (
        <ul key={lang} className={styles.phone} lang={lang} aria-label={t(`menus.phoneIn.${lang}`)}>
          {places.length === 0 ? <li className={styles.nothing}>{t('menus.nothing')}</li> : null}
          {places.map(({ key, title }) => (
            <li key={key}>{shortTitle(bilingual(title, lang), lang)}</li>
          ))}
        </ul>
      ))}
      {shared.length > 0 ? (
        <p className={styles.note} role="status">
          {t('menus.sharedTitles', { names: shared.join(t('users.separator')) })}
        </p>
      ) : null}
    </Card>
  );
}

function Desk({ items, lang }: { items: readonly VisibleMenu[]; lang: Lang }) {
  const t = useText('console');
  const entries = nestMenu(items.filter(({ phoneBar }) => !phoneBar));
  return (
    <ul className={styles.desk} lang={lang} aria-label={t(`menus.deskIn.${lang}`)}>
      {entries.length === 0 ? <li className={styles.nothing}>{t('menus.nothing')}</li> : null}
      {entries.map(({ key, title, children }) => (
        <li key={key}>
          {bilingual(title, lang)}
          {children.length > 0 ? (
            <ul>
              {children.map((child) => (
                <li key={child.key}>{bilingual(child.title, lang)}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
