import { useCallback, useState } from 'react';
import { shortTitle } from '@archway/contracts';
import { User, iconNamed } from '@archway/ui';
import { bilingual, useLang, useText } from '@archway/platform';
import type { SessionUser } from '@archway/platform';
import { AppLink } from '../AppLink.tsx';
import { PhoneMe } from './PhoneMe.tsx';
import styles from './phone-bar.module.css';
import type { ShellMenu } from '../menu/use-menu.ts';

/** Places beside "me"; the rest is in its sheet. */
const PLACES = 2;

/** The bottom bar: menu items that have a phone layout, and the user's own sheet. */
export function PhoneBar({ menu, user }: { menu: ShellMenu; user: SessionUser }) {
  const t = useText('host');
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const items = menu.phone;
  return (
    <>
      <nav className={styles.bar} aria-label={t('header.menu')}>
        {items.slice(0, PLACES).map((item) => {
          const Icon = iconNamed(item.icon);
          return (
            <AppLink key={item.key} to={item.path} aria-current={item.key === menu.selected ? 'page' : undefined}>
              <Icon aria-hidden="true" />
              {shortTitle(bilingual(item.title), lang)}
            </AppLink>
          );
        })}
        <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          <User aria-hidden="true" />
          {t('phone.me')}
        </button>
      </nav>
      <PhoneMe open={open} onClose={close} user={user} more={items.slice(PLACES)} />
    </>
  );
}
