import { Button, EmptyState, SearchX } from '@archway/ui';
import { appHistory, usePageTitle, useText } from '@archway/platform';

/** An address that nobody owns. */
export function NotFound() {
  const t = useText('host');
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('notFound.title')}
      action={
        <Button type="primary" onClick={() => appHistory.push('/')}>
          {t('notFound.back')}
        </Button>
      }
    />
  );
}
