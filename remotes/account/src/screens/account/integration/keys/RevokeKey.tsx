import { type ApiKey, endpoints } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { stateOf } from './key-words.ts';

/** Ends a key that still opens something, after a question. */
export function RevokeKey({ apiKey, practiceId }: { apiKey: ApiKey; practiceId: string }) {
  const t = useText('account');
  const { keyId, name } = apiKey;
  const revoke = async (): Promise<void> => {
    const sure = await confirmAction({
      title: t('keys.revokeTitle', { name }),
      body: t('keys.revokeBody'),
      okText: t('keys.revoke'),
      danger: true,
    });
    if (!sure) return;
    await call(endpoints.apiKeys.revoke, { params: { practiceId, keyId } });
    notify.success(t('keys.revoked'));
    await invalidate(endpoints.apiKeys.list);
  };
  if (stateOf(apiKey) !== 'active') return null;
  return (
    <Button type="text" size="small" danger aria-label={t('keys.revokeNamed', { name })} onClick={() => void revoke()}>
      {t('keys.revoke')}
    </Button>
  );
}
