import { useRef, useState } from 'react';
import { type CaseDetail, type CaseMessage, type Received, endpoints, type messageEndpoints } from '@archway/contracts';
import { call, requestKey } from '@archway/platform';
import { useRefresh } from '../use-refresh.ts';

type Content = Omit<Received<typeof messageEndpoints.send>['body'], 'caseId' | 'version' | 'clientKey'>;

/**
 * Sends messages at a version of a case. What is sent again unchanged after a failure has the key of the first try: it
 * may have arrived, and is then not written twice.
 */
export function useSend({ caseId, version }: Pick<CaseDetail, 'caseId' | 'version'>) {
  const refresh = useRefresh();
  const tried = useRef<{ key: string; content: string } | null>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  /** @returns what was written; null when it failed */
  const send = async (content: Content): Promise<CaseMessage | null> => {
    const written = JSON.stringify([version, content]);
    if (tried.current?.content !== written) tried.current = { key: requestKey(), content: written };
    setSending(true);
    setFailure(null);
    try {
      const body = { caseId, version, clientKey: tried.current.key, ...content };
      const message = await call(endpoints.messages.send, { body }, { quiet: true });
      tried.current = null;
      await refresh();
      return message;
    } catch (thrown) {
      setFailure(thrown);
      return null;
    } finally {
      setSending(false);
    }
  };
  return { send, sending, failure };
}
