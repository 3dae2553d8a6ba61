import { appHistory, usePageTitle, useSession, useText } from '@archway/platform';
import { Button, EmptyState } from '@archway/ui';
import styles from './public.module.css';

/** What a page says to whoever came by a link, with or without an account. */
export function PublicNote({ name }: { name: 'ortho' | 'processing' }) {
  const t = useText('account');
  const { token } = useSession();
  usePageTitle(t(`publicPage.${name}.title`));
  return (
    <div className={styles.note}>
      <EmptyState
        title={<h1>{t(`publicPage.${name}.title`)}</h1>}
        body={t(`publicPage.${name}.body`)}
        action={token === null && <Button onClick={() => appHistory.push('/login')}>{t('publicPage.toLogin')}</Button>}
      />
    </div>
  );
}
