import { type OperatedUser, endpoints } from '@archway/contracts';
import { query, useLang, useListFilter, useListPage, usePageTitle, usePhone, useText } from '@archway/platform';
import { Button, Card, EmptyState, PageTitle, Plus, Users } from '@archway/ui';
import { ListEmpty, ListView } from '@archway/ui/data';
import { useState } from 'react';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { UserCard } from './UserCard.tsx';
import { UserDialog } from './UserDialog.tsx';
import { UserDrawer } from './UserDrawer.tsx';
import { UserFilters } from './UserFilters.tsx';
import { userColumns } from './user-columns.tsx';
import { toQuery, userFilter } from './user-filter.ts';

/** All accounts of the platform, the newest first. */
export default function UsersScreen() {
  const t = useText('console');
  const lang = useLang();
  const phone = usePhone();
  const [filter, change] = useListFilter(userFilter);
  const [opened, setOpened] = useState<OperatedUser | null>(null);
  const [adding, setAdding] = useState(false);
  usePageTitle(t('users.title'));
  const list = useListPage(query(endpoints.users.page, { query: toQuery(filter) }), filter, change);
  const table = { tableKey: 'console.users', columns: userColumns(t, lang, setOpened) };
  const clear = userFilter.isNarrowed(filter) ? () => change(userFilter.cleared(filter)) : undefined;
  const add = (
    <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {t('users.add')}
    </Button>
  );
  return (
    <ConsoleFrame path="/console/users">
      <PageTitle description={t('users.description')} actions={add}>
        {t('users.title')}
      </PageTitle>
      <Card flush bare={phone}>
        <UserFilters {...table} filter={filter} phone={phone} total={list.total} onChange={change} onClear={clear} />
        <ListView<OperatedUser>
          {...table}
          list={list}
          label={t('users.title')}
          failed={t('users.failed')}
          rowKey={({ userId }) => userId}
          onOpen={setOpened}
          card={phone ? (user) => <UserCard user={user} onOpen={() => setOpened(user)} /> : undefined}
          empty={
            <ListEmpty title={t('users.nothingFound')} onClear={clear}>
              <EmptyState icon={<Users />} title={t('users.empty')} />
            </ListEmpty>
          }
        />
      </Card>
      <UserDrawer user={opened} onClose={() => setOpened(null)} />
      {adding ? <UserDialog onClose={() => setAdding(false)} /> : null}
    </ConsoleFrame>
  );
}
