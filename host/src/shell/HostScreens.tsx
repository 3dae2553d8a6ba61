import { EmptyState, ErrorBox } from '@archway/ui';
import { usePageTitle, useText } from '@archway/platform';
import { enter } from '../boot/enter.ts';
import type { HostScreen } from '../guard/decide.ts';
import { NotFound } from '../not-found/NotFound.tsx';

/** Screens of the host inside the layout. */
export function HostScreens({ screen }: { screen: HostScreen }) {
  const t = useText('host');
  const titles: Partial<Record<HostScreen, string>> = {
    nothingToShow: t('nothing.title'),
    linkBroken: t('link.title'),
    entryFailed: t('entry.title'),
  };
  usePageTitle(titles[screen]);
  switch (screen) {
    case 'notFound':
      return <NotFound />;
    case 'nothingToShow':
      return <EmptyState title={t('nothing.title')} body={t('nothing.body')} />;
    case 'linkBroken':
      return <EmptyState title={t('link.title')} body={t('link.body')} />;
    case 'entryFailed':
      return (
        <ErrorBox
          title={t('entry.title')}
          body={t('entry.body')}
          retryText={t('entry.retry')}
          onRetry={() => void enter()}
        />
      );
    default:
      return null;
  }
}
