import { type Assistant, endpoints } from '@archway/contracts';
import { invalidate, query, usePhone, useServerEvent, useText } from '@archway/platform';
import {
  Button,
  Card,
  EmptyState,
  ErrorBox,
  IdCard,
  LoadingSkeleton,
  PhoneCard,
  PhoneCardList,
  Plus,
  UserAvatar,
} from '@archway/ui';
import { type ListColumn, ListTable, TwoLines } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotOwner } from '../members/NotOwner.tsx';
import { contactOf } from '../members/member-columns.tsx';
import member from '../members/members.module.css';
import type { SectionProps } from '../sections.ts';
import { AssistantMenu } from './AssistantMenu.tsx';
import { NewAssistant } from './NewAssistant.tsx';
import { Services } from './Services.tsx';
import { ServicesDialog } from './ServicesDialog.tsx';

/** Assistants who serve the practices of the reader, each until its day. */
export function Assistants({ user }: SectionProps) {
  const owned = user.practices.filter(({ creator }) => creator);
  return owned.length === 0 ? <NotOwner /> : <OwnAssistants owned={owned} />;
}

const contact = ({ phone, email, userName }: Assistant): string => contactOf({ phone, email, code: userName });

function OwnAssistants({ owned }: { owned: SectionProps['user']['practices'] }) {
  const t = useText('account');
  const phone = usePhone();
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Assistant>();
  const assistants = useQuery(query(endpoints.assistants.list));
  useServerEvent('practice.changed', () => void invalidate(endpoints.assistants.list));
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {t('assistants.add')}
    </Button>
  );
  const empty = (
    <EmptyState icon={<IdCard />} title={t('assistants.none')} body={t('assistants.noneBody')} action={add} />
  );
  const columns: readonly ListColumn<Assistant>[] = [
    {
      key: 'name',
      title: t('assistants.assistant'),
      width: 240,
      minWidth: 180,
      render: (_, assistant) => (
        <span className={member.person}>
          <UserAvatar name={assistant.name} />
          <TwoLines second={contact(assistant)} title={assistant.name} secondTitle={contact(assistant)}>
            {assistant.name}
          </TwoLines>
        </span>
      ),
    },
    {
      key: 'services',
      title: t('assistants.practices'),
      width: 340,
      grow: true,
      render: (_, { services }) => <Services services={services} />,
    },
    { key: 'actions', title: '', render: (_, assistant) => <AssistantMenu assistant={assistant} onEdit={setEdited} /> },
  ];
  const rows = assistants.data;
  return (
    <Card
      title={t('account.section.assistants')}
      count={rows?.length}
      extra={rows?.length ? add : undefined}
      flush={Boolean(rows?.length)}
    >
      {assistants.isError ? (
        <ErrorBox title={t('assistants.failed')} error={assistants.error} onRetry={() => void assistants.refetch()} />
      ) : rows === undefined ? (
        <LoadingSkeleton variant="list" rows={3} />
      ) : rows.length === 0 ? (
        empty
      ) : phone ? (
        <PhoneCardList label={t('account.section.assistants')}>
          {rows.map((assistant) => (
            <PhoneCard
              key={assistant.userId}
              title={assistant.name}
              description={contact(assistant)}
              note={<Services services={assistant.services} />}
              action={<AssistantMenu assistant={assistant} onEdit={setEdited} />}
            />
          ))}
        </PhoneCardList>
      ) : (
        <ListTable<Assistant>
          tableKey="account.assistants"
          label={t('account.section.assistants')}
          columns={columns}
          rows={rows}
          rowKey={({ userId }) => userId}
        />
      )}
      {adding ? <NewAssistant practices={owned} onClose={() => setAdding(false)} /> : null}
      {edited ? <ServicesDialog assistant={edited} practices={owned} onClose={() => setEdited(undefined)} /> : null}
    </Card>
  );
}
