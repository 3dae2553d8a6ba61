import type { MenuEntry } from '@archway/contracts';
import { Dropdown } from '@archway/ui';
import { appHistory, bilingual, useText } from '@archway/platform';
import { AppLink } from '../AppLink.tsx';
import styles from '../header/header.module.css';
import { useMenuOpen } from './menu-open.ts';
import type { ShellMenu } from './use-menu.ts';

function Entry({ entry, selected }: { entry: MenuEntry; selected: string | undefined }) {
  const submenu = useMenuOpen();
  const here = entry.key === selected || entry.children.some(({ key }) => key === selected);
  const link = (
    <AppLink to={entry.path} className={styles.link} aria-current={here ? 'page' : undefined}>
      {bilingual(entry.title)}
    </AppLink>
  );
  if (entry.children.length === 0) return link;
  const items = entry.children.map(({ key, title, path }) => ({
    key,
    label: bilingual(title),
    onClick: () => appHistory.push(path),
  }));
  return (
    <Dropdown menu={{ items, selectedKeys: selected ? [selected] : [] }} trigger={['hover']} {...submenu}>
      {link}
    </Dropdown>
  );
}

/** The menu of the product, made of what the server lists for this user. */
export function TopMenu({ menu }: { menu: ShellMenu }) {
  const t = useText('host');
  return (
    <nav className={styles.menu} aria-label={t('header.menu')}>
      <ul>
        {menu.entries.map((entry) => (
          <li key={entry.key}>
            <Entry entry={entry} selected={menu.selected} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
