import { type CaseDetail, type WrittenWords, endpoints } from '@archway/contracts';
import { call, useText } from '@archway/platform';
import { useRefresh } from '../use-refresh.ts';
import { Composer } from './Composer.tsx';

/** Where a message about a case is written, with its files. */
export function MessageComposer({ detail: { caseId, version } }: { detail: Pick<CaseDetail, 'caseId' | 'version'> }) {
  const t = useText('cases');
  const refresh = useRefresh();
  const send = async (words: WrittenWords, clientKey: string): Promise<void> => {
    await call(endpoints.messages.send, { body: { caseId, version, clientKey, ...words } }, { quiet: true });
    await refresh();
  };
  return (
    <Composer
      {...{ caseId, version, send }}
      thread=""
      label={t('messages.field')}
      placeholder={t('messages.placeholder')}
      sendText={t('messages.send')}
    />
  );
}
