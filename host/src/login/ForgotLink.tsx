import { useText } from '@archway/platform';
import { AppLink } from '../shell/AppLink.tsx';
import { usePublicPath } from './public-path.ts';

/** The reset of the password belongs to the registration, where it is deployed. */
export function ForgotLink() {
  const t = useText('host');
  return usePublicPath('/register') ? <AppLink to="/register?mode=reset">{t('login.forgot')}</AppLink> : null;
}
