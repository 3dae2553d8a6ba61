import { EmptyState, ErrorBox } from '@archway/ui';
import { useText } from '@archway/platform';
import { enter } from '../../boot/enter.ts';
import type { HostScreen } from '../../guard/decide.ts';
import { HostHeading } from './HostHeading.tsx';
import { NotFound } from '../../not-found/NotFound.tsx';

/** Screens of the host inside the layout. */
export function HostScreens({ screen }: { screen: HostScreen }) {
  const t = useText('host');
  switch (screen) {
    case 'notFound':
      return <NotFound />;
    case 'nothingToShow':
      return <EmptyState title={<HostHeading>{t('nothing.title')}</HostHeading>} body={t('nothing.body')} />;
    case 'linkBroken':
      return <EmptyState title={<HostHeading>{t('link.title')}</HostHeading>} body={t('link.body')} />;
    case 'entryFailed':
      return (
        <ErrorBox
          title={<HostHeading>{t('entry.title')}</HostHeading>}
          body={t('entry.body')}
          retryText={t('entry.retry')}
          onRetry={() => void enter()}
        />
      );
    case 'login':
    case 'test':
      // Stand outside of the layout.
      return null;
  }
}
