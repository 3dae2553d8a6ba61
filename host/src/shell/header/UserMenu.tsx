import { shownName } from '@archway/contracts';
import { ChevronDown, Dropdown, UserAvatar } from '@archway/ui';
import { appHistory, useText } from '@archway/platform';
import type { SessionUser } from '@archway/platform';
import { logout } from '@archway/platform/host';
import { useHost } from '../../boot/host-state.ts';
import { useCustomerService } from './use-customer-service.tsx';
import { userLinks } from './user-links.ts';
import { useMenuOpen } from '../menu/menu-open.ts';
import { roleLabelKey } from './role-label.ts';
import styles from './header.module.css';

/** Who is logged in, where the account is managed, and the way out. */
export function UserMenu({ user }: { user: SessionUser }) {
  const t = useText('host');
  const { userRoutes } = useHost();
  const menu = useMenuOpen();
  const service = useCustomerService();
  const name = shownName(user);
  /** A choice that leads to a screen leaves closing to the screen; this one leads to none. */
  const showService = (show: () => void): void => {
    menu.onOpenChange(false, { source: 'trigger' });
    show();
  };
  const items = [
    ...userLinks(user, userRoutes).map(({ key, path, query }) => ({
      key,
      label: t(`user.${key}`),
      onClick: () => appHistory.push(path + query),
    })),
    ...(service ? [{ key: 'service', label: t('service.open'), onClick: () => showService(service.show) }] : []),
    { type: 'divider' as const },
    { key: 'logout', label: t('user.logout'), onClick: () => void logout() },
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" {...menu}>
        <button type="button" className={styles.user} aria-label={t('user.menu', { name })}>
          <UserAvatar name={name} />
          <span className={styles.who}>
            <span>{name}</span>
            <small>
              {t(roleLabelKey(user))}
              {user.defaultPracticeAbbreviation ? ` · ${user.defaultPracticeAbbreviation}` : ''}
            </small>
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      </Dropdown>
      {service?.dialog}
    </>
  );
}
