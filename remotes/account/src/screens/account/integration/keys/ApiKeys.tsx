import { type ApiKey, endpoints } from '@archway/contracts';
import { query, useLang, usePhone, useText } from '@archway/platform';
import {
  Button,
  Card,
  EmptyState,
  ErrorBox,
  KeyRound,
  LoadingSkeleton,
  PhoneCard,
  PhoneCardList,
  Plus,
} from '@archway/ui';
import { ListTable } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NewKey } from './NewKey.tsx';
import { RevokeKey } from './RevokeKey.tsx';
import { KeyStateTag, keyColumns } from './key-columns.tsx';
import { scopesOf, stateOf, usedText } from './key-words.ts';

/** Keys of a practice for the public API, for its creator. */
export function ApiKeys({ practiceId }: { practiceId: string }) {
  const t = useText('account');
  const [making, setMaking] = useState(false);
  const asked = { params: { practiceId } };
  const { data: keys, isError, error, refetch } = useQuery(query(endpoints.apiKeys.list, asked));
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
      {t('keys.add')}
    </Button>
  );
  return (
    <Card
      title={t('keys.title')}
      count={keys?.length}
      extra={keys?.length ? add : undefined}
      flush={Boolean(keys?.length)}
    >
      {isError ? (
        <ErrorBox title={t('keys.failed')} error={error} onRetry={() => void refetch()} />
      ) : keys === undefined ? (
        <LoadingSkeleton variant="list" rows={2} />
      ) : keys.length === 0 ? (
        <EmptyState icon={<KeyRound />} title={t('keys.none')} body={t('keys.noneBody')} action={add} />
      ) : (
        <KeyList keys={keys} practiceId={practiceId} />
      )}
      {making ? <NewKey practiceId={practiceId} onClose={() => setMaking(false)} /> : null}
    </Card>
  );
}

/** A table; on a phone a card for each. */
function KeyList({ keys, practiceId }: { keys: readonly ApiKey[]; practiceId: string }) {
  const t = useText('account');
  const lang = useLang();
  const phone = usePhone();
  if (!phone)
    return (
      <ListTable<ApiKey>
        tableKey="account.apiKeys"
        label={t('keys.title')}
        columns={keyColumns(t, lang, (key) => (
          <RevokeKey apiKey={key} practiceId={practiceId} />
        ))}
        rows={keys}
        rowKey={({ keyId }) => keyId}
      />
    );
  return (
    <PhoneCardList label={t('keys.title')}>
      {keys.map((key) => (
        <PhoneCard
          key={key.keyId}
          title={key.name}
          description={`${key.prefix}… · ${usedText(t, key)}`}
          note={scopesOf(key, lang)}
          action={
            stateOf(key) === 'active' ? (
              <RevokeKey apiKey={key} practiceId={practiceId} />
            ) : (
              <KeyStateTag apiKey={key} t={t} />
            )
          }
        />
      ))}
    </PhoneCardList>
  );
}
