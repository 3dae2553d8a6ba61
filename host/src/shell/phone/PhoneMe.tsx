import { shownName } from '@archway/contracts';
import { Drawer, UserAvatar } from '@archway/ui';
import { bilingual, useText } from '@archway/platform';
import type { SessionUser } from '@archway/platform';
import { logout } from '@archway/platform/host';
import { useHost } from '../../boot/host-state.ts';
import type { VisibleMenu } from '@archway/contracts';
import { AppLink } from '../AppLink.tsx';
import { useArrival } from '../menu/menu-open.ts';
import { roleLabelKey } from '../header/role-label.ts';
import { useCustomerService } from '../header/use-customer-service.tsx';
import { userLinks } from '../header/user-links.ts';
import styles from './phone-bar.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  user: SessionUser;
  /** Menu items that found no place in the bar. */
  more: readonly VisibleMenu[];
}

/** The sheet behind "me": who, further menu items, account, logout. */
export function PhoneMe({ open, onClose, user, more }: Props) {
  const t = useText('host');
  const { userRoutes } = useHost();
  useArrival(onClose);
  const service = useCustomerService();
  const name = shownName(user);
  return (
    <Drawer open={open} onClose={onClose} placement="bottom" title={t('phone.me')} size="default">
      <div className={styles.me}>
        <UserAvatar name={name} size={40} />
        <div>
          <strong>{name}</strong>
          <p>{t(roleLabelKey(user))}</p>
        </div>
      </div>
      <ul className={styles.list}>
        {more.map(({ key, path, title }) => (
          <li key={key}>
            <AppLink to={path}>{bilingual(title)}</AppLink>
          </li>
        ))}
        {userLinks(user, userRoutes).map(({ key, path, query }) => (
          <li key={key}>
            <AppLink to={path + query}>{t(`user.${key}`)}</AppLink>
          </li>
        ))}
        {service ? (
          <li>
            <button type="button" onClick={service.show}>
              {t('service.open')}
            </button>
          </li>
        ) : null}
        <li>
          <button type="button" onClick={() => void logout()}>
            {t('user.logout')}
          </button>
        </li>
      </ul>
      {service?.dialog}
    </Drawer>
  );
}
