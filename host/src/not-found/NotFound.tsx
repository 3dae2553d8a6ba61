import { Button, EmptyState, SearchX } from '@archway/ui';
import { appHistory, useText } from '@archway/platform';
import { HostHeading } from '../shell/layout/HostHeading.tsx';

/** An address that nobody owns. */
export function NotFound() {
  const t = useText('host');
  return (
    <EmptyState
      icon={<SearchX />}
      title={<HostHeading>{t('notFound.title')}</HostHeading>}
      action={
        <Button type="primary" onClick={() => appHistory.push('/')}>
          {t('notFound.back')}
        </Button>
      }
    />
  );
}
