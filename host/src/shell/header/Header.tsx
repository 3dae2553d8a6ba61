import { Slot } from '@archway/platform';
import type { SessionUser } from '@archway/platform';
import { useShell } from '@archway/platform/host';
import { HeaderLogo } from './HeaderLogo.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { TopMenu } from '../menu/TopMenu.tsx';
import { UserMenu } from './UserMenu.tsx';
import styles from './header.module.css';
import type { ShellMenu } from '../menu/use-menu.ts';

interface Props {
  user: SessionUser;
  menu: ShellMenu;
  phone: boolean;
}

/** Logo, menu, what remotes put into the header, language and user. */
export function Header({ user, menu, phone }: Props) {
  const languages = useShell().branding?.languageConfig.showConfig ?? true;
  return (
    <header className={styles.header}>
      <HeaderLogo />
      {phone ? null : <TopMenu menu={menu} />}
      <div className={styles.items}>
        {languages ? <LanguageLink iconOnly /> : null}
        <Slot name="header.item" props={{ phone }} />
        {phone ? null : <UserMenu user={user} />}
      </div>
    </header>
  );
}
