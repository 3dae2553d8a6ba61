import { appHistory, usePageTitle, useSession, useText } from '@archway/platform';
import { Button, EmptyState } from '@archway/ui';
import styles from './public.module.css';

/** Where people arrive who have sent something that is being worked on, with or without an account. */
export default function ProcessingScreen() {
  const t = useText('account');
  const { token } = useSession();
  usePageTitle(t('publicPage.processing.title'));
  return (
    <div className={styles.note}>
      <EmptyState
        title={<h1>{t('publicPage.processing.title')}</h1>}
        body={t('publicPage.processing.body')}
        action={token === null && <Button onClick={() => appHistory.push('/login')}>{t('publicPage.toLogin')}</Button>}
      />
    </div>
  );
}
