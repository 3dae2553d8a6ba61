import { useState } from 'react';
import { type KeptLog, endpoints, wireWords } from '@archway/contracts';
import { query, useListFilter, useListPage, usePageTitle, usePhone, useText } from '@archway/platform';
import { Card, EmptyState, PageTitle } from '@archway/ui';
import { ListEmpty, ListView } from '@archway/ui/data';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { EventCard } from './EventCard.tsx';
import { EventDrawer } from './EventDrawer.tsx';
import { EventFilters } from './EventFilters.tsx';
import { eventFilter } from './event-filter.ts';
import { PageTimesCard } from './times/PageTimesCard.tsx';
import { useEventColumns } from './use-event-columns.tsx';
import styles from './events.module.css';

/** What pages reported of themselves, and how long they took. */
export default function EventsScreen() {
  const t = useText('console');
  const phone = usePhone();
  usePageTitle(t('events.title'));
  const [shown, change] = useListFilter(eventFilter);
  const [opened, setOpened] = useState<KeptLog | null>(null);
  const { keyword, type, [wireWords.caseId]: caseId, userId, from, to, page, size } = shown;
  const asked = { query: { pageNum: page, pageSize: size, keyword, type, caseId, userId, from, to } };
  const list = useListPage(query(endpoints.system.logs, asked), shown, change);
  const clear = eventFilter.isNarrowed(shown) ? () => change(eventFilter.cleared(shown)) : undefined;
  return (
    <ConsoleFrame path="/console/events">
      <div className={styles.screen}>
        <PageTitle description={t('events.description')}>{t('events.title')}</PageTitle>
        <PageTimesCard span={shown.span} onSpan={(span) => change({ span })} />
        <EventFilters filter={shown} total={list.total} phone={phone} onChange={change} onClear={clear} />
        <Card flush bare={phone}>
          <ListView
            tableKey="console-events"
            label={t('events.title')}
            list={list}
            columns={useEventColumns()}
            rowKey={({ id }) => id}
            onOpen={setOpened}
            failed={t('events.failed')}
            empty={
              <ListEmpty title={t('events.noneHere')} onClear={clear}>
                <EmptyState title={t('events.none')} body={t('events.noneHint')} />
              </ListEmpty>
            }
            card={phone ? (row) => <EventCard event={row} onOpen={() => setOpened(row)} /> : undefined}
          />
        </Card>
        <EventDrawer event={opened} onClose={() => setOpened(null)} />
      </div>
    </ConsoleFrame>
  );
}
