import { type Answer, endpoints } from '@archway/contracts';
import { query, usePageTitle, useServerEvent, useText } from '@archway/platform';
import { ErrorBox, LoadingSkeleton, PageTitle } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { MenuEditor } from './MenuEditor.tsx';
import styles from '../../customize/customize.module.css';

export type MenuDetail = Answer<typeof endpoints.menu.detail>;

/** The menu as everybody has it: names, order, phones, service types, what is hidden. */
export default function MenusScreen() {
  const t = useText('console');
  const detail = useQuery(query(endpoints.menu.detail));
  usePageTitle(t('menus.title'));
  useServerEvent('customization.changed', () => void detail.refetch());
  return (
    <ConsoleFrame path="/console/menus">
      <div className={styles.screen}>
        <PageTitle description={t('menus.description')}>{t('menus.title')}</PageTitle>
        {detail.isError ? (
          <ErrorBox title={t('menus.failed')} error={detail.error} onRetry={() => void detail.refetch()} />
        ) : detail.isPending ? (
          <LoadingSkeleton variant="card" rows={8} />
        ) : (
          <MenuEditor detail={detail.data} />
        )}
      </div>
    </ConsoleFrame>
  );
}
