import { type LinkPass, usePageTitle, useText } from '@archway/platform';
import { Clock, ErrorBox, LoadingSkeleton, Unplug, lazyComponent } from '@archway/ui';
import { LockedPage } from '../../links/LockedPage.tsx';
import { PasswordUnlock } from '../../links/PasswordUnlock.tsx';
import { Note } from '../ortho/Note.tsx';
import { SharedPlan } from './SharedPlan.tsx';
import { useShared } from './use-shared.ts';
import styles from './share.module.css';

const loading = <LoadingSkeleton variant="card" rows={8} />;
const SharedPresentation = lazyComponent(
  async () => ({ default: (await import('./SharedPresentation.tsx')).SharedPresentation }),
  loading,
);

/** What the link of a share opens: a plan in plain words or a presentation, to be looked at. */
export default function ShareScreen({ pass }: { pass: LinkPass }) {
  const t = useText('plans');
  const { shared, over, unlock, error, retry } = useShared(pass);
  usePageTitle(t('share.page.title'));
  if (over)
    return (
      <Note
        icon={over.name === 'shareLinkExpired' ? <Clock /> : <Unplug />}
        title={t('review.page.overTitle')}
        body={over.message}
      />
    );
  if (unlock)
    return (
      <LockedPage title={t('share.page.lockedTitle')} asks={t('share.page.asks')}>
        <PasswordUnlock okText={t('share.page.open')} onUnlock={unlock} />
      </LockedPage>
    );
  if (shared?.subject === 'plan') return <SharedPlan shared={shared} pass={pass} />;
  if (shared) return <SharedPresentation shared={shared} pass={pass} />;
  return (
    <div className={styles.page}>
      {error ? <ErrorBox title={t('review.page.failed')} error={error} onRetry={retry} /> : loading}
    </div>
  );
}
