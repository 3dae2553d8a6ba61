import { ChevronDown, Dropdown, UserAvatar } from '@archway/ui';
import { appHistory, hostApi, useText } from '@archway/platform';
import type { SessionUser } from '@archway/platform';
import { useHost } from '../boot/host-state.ts';
import { displayName, userLinks } from './user-links.ts';
import { roleLabelKey } from './role-label.ts';
import styles from './header.module.css';

/** Who is logged in, where the account is managed, and the way out. */
export function UserMenu({ user }: { user: SessionUser }) {
  const t = useText('host');
  const { userRoutes } = useHost();
  const name = displayName(user);
  const items = [
    ...userLinks(user, userRoutes).map(({ key, path, query }) => ({
      key,
      label: t(`user.${key}`),
      onClick: () => appHistory.push(path + query),
    })),
    { type: 'divider' as const },
    { key: 'logout', label: t('user.logout'), onClick: () => void hostApi.logout() },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className={styles.user} aria-label={t('user.menu', { name })}>
        <UserAvatar name={name} />
        <span className={styles.who}>
          <span>{name}</span>
          <small>
            {t(roleLabelKey(user))}
            {user.defaultOutpatientAbbreviation ? ` · ${user.defaultOutpatientAbbreviation}` : ''}
          </small>
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
    </Dropdown>
  );
}
