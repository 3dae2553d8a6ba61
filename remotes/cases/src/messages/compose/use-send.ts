import { useRef, useState } from 'react';
import type { SlotProps, WrittenWords } from '@archway/contracts';
import { requestKey } from '@archway/platform';

/**
 * Sends what was written at a version of a case. What is sent again unchanged after a failure has the key of the first
 * try: it may have arrived, and is then not written twice.
 */
export function useSend(send: SlotProps['conversation.composer']['send'], version: number) {
  const tried = useRef<{ key: string; content: string } | null>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  /** @returns whether it was written */
  const begin = async (words: WrittenWords): Promise<boolean> => {
    const written = JSON.stringify([version, words]);
    if (tried.current?.content !== written) tried.current = { key: requestKey(), content: written };
    setSending(true);
    setFailure(null);
    try {
      await send(words, tried.current.key);
      tried.current = null;
      return true;
    } catch (thrown) {
      setFailure(thrown);
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send: begin, sending, failure };
}
