import { endpoints } from '@archway/contracts';
import {
  invalidate,
  query,
  useListFilter,
  useListPage,
  usePageTitle,
  usePhone,
  useServerEvent,
  useText,
} from '@archway/platform';
import { EmptyState, PageTitle } from '@archway/ui';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { Queue } from './Queue.tsx';
import { Review } from './Review.tsx';
import { certificationFilter } from './certification-filter.ts';
import styles from './certification.module.css';

/** Who waits for certification, and beside it what one of them has submitted. */
export default function CertificationScreen() {
  const t = useText('console');
  const phone = usePhone();
  const [filter, change] = useListFilter(certificationFilter);
  const { state, keyword, page, size } = filter;
  usePageTitle(t('certification.title'));
  const asked = { query: { state, pageNum: page, pageSize: size, ...(keyword && { keyword }) } };
  const list = useListPage(query(endpoints.certification.queue, asked), filter, change);
  // Who submits something makes a notice for every operator.
  useServerEvent('notice.changed', () => void invalidate(endpoints.certification.queue));
  const open = (user: string | undefined): void => change({ user, page });
  // Beside the queue somebody is always open; on a phone the queue comes first.
  const chosen = filter.user ?? (phone ? undefined : list.rows?.[0]?.userId);
  const showsQueue = !phone || chosen === undefined;
  return (
    <ConsoleFrame path="/console/certification">
      <PageTitle description={t('certification.summary')} onBack={showsQueue ? undefined : () => open(undefined)}>
        {t('certification.title')}
      </PageTitle>
      <div className={styles.columns}>
        {showsQueue ? <Queue filter={filter} list={list} chosen={chosen} onChange={change} onOpen={open} /> : null}
        {chosen === undefined ? (
          phone ? null : (
            <div className={styles.nobody}>
              <EmptyState title={t('certification.nobody')} body={t('certification.nobodyBody')} />
            </div>
          )
        ) : (
          <Review key={chosen} userId={chosen} onDecided={() => open(undefined)} />
        )}
      </div>
    </ConsoleFrame>
  );
}
