import { type Member, endpoints } from '@archway/contracts';
import { query, usePhone, useServerEvent, invalidate, useText } from '@archway/platform';
import { Card, EmptyState, ErrorBox, LoadingSkeleton, Users } from '@archway/ui';
import { KeywordField, ListEmpty, ListTable } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SectionProps } from '../sections.ts';
import { CopyInvitation } from './CopyInvitation.tsx';
import { JoinRequests } from './JoinRequests.tsx';
import { MemberCards } from './MemberCards.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { NotOwner } from './NotOwner.tsx';
import { useMemberColumns } from './member-columns.tsx';
import styles from './members.module.css';

/** Who works in the current practice, and who asks to; for its creator. */
export function Members({ user }: SectionProps) {
  const practice = user.practices.find(({ practiceId }) => practiceId === user.currentPracticeId);
  return practice?.creator ? (
    <OwnMembers key={practice.practiceId} practiceId={practice.practiceId} number={practice.number} />
  ) : (
    <NotOwner />
  );
}

/** Whether somebody is meant by a name, a phone number or an e-mail address, in part. */
const isMeant = ({ name, code, phone, email }: Member, keyword: string): boolean =>
  [name, code, phone, email].some((text) => text?.toLowerCase().includes(keyword.toLowerCase()));

function OwnMembers({ practiceId, number }: { practiceId: string; number: string }) {
  const t = useText('account');
  const phone = usePhone();
  const [keyword, setKeyword] = useState('');
  const [edited, setEdited] = useState<Member>();
  const members = useQuery(query(endpoints.practices.members, { query: { practiceId } }));
  useServerEvent('practice.changed', () => void invalidate(endpoints.practices.members));
  const columns = useMemberColumns(practiceId, setEdited);
  const shown = members.data?.filter((member) => isMeant(member, keyword));
  const empty = (
    <ListEmpty onClear={keyword ? () => setKeyword('') : undefined} title={t('members.noMatch')} filter={[keyword]}>
      <EmptyState icon={<Users />} title={t('members.none')} />
    </ListEmpty>
  );
  return (
    <Card
      title={t('account.section.members')}
      count={members.data?.length}
      extra={
        <span className={styles.tools}>
          <KeywordField value={keyword} onChange={setKeyword} label={t('members.keyword')} />
          <CopyInvitation number={number} />
        </span>
      }
      flush
    >
      <JoinRequests practiceId={practiceId} />
      {members.isError ? (
        <ErrorBox title={t('members.failed')} error={members.error} onRetry={() => void members.refetch()} />
      ) : shown === undefined ? (
        <LoadingSkeleton variant="list" rows={4} />
      ) : phone ? (
        shown.length === 0 ? (
          empty
        ) : (
          <MemberCards members={shown} practiceId={practiceId} onEdit={setEdited} />
        )
      ) : (
        <ListTable<Member>
          tableKey="account.members"
          label={t('account.section.members')}
          columns={columns}
          rows={shown}
          rowKey={({ userId, serving }) => `${userId}-${serving}`}
          empty={empty}
        />
      )}
      {edited ? <MemberDialog practiceId={practiceId} member={edited} onClose={() => setEdited(undefined)} /> : null}
    </Card>
  );
}
