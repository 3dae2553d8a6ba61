import { useState } from 'react';
import { type CaseMessage, endpoints } from '@archway/contracts';
import { Button, Pencil, Undo2 } from '@archway/ui';
import { call, confirmAction, useText } from '@archway/platform';
import { useRefresh } from '../use-refresh.ts';
import { useStill } from './use-still.ts';
import styles from './message.module.css';

/** What the author may do: correct for a while, withdraw at any time. */
export function OwnActions({ message, onCorrect }: { message: CaseMessage; onCorrect: () => void }) {
  const t = useText('cases');
  const correctable = useStill(message.correctableUntil);
  const refresh = useRefresh();
  const [withdrawing, setWithdrawing] = useState(false);

  const withdraw = async (): Promise<void> => {
    const sure = await confirmAction({
      title: t('messages.ask.title'),
      body: t('messages.ask.body'),
      okText: t('messages.ask.ok'),
      danger: true,
    });
    if (!sure) return;
    setWithdrawing(true);
    const { messageId } = message;
    // A refusal is told, and shown by what is asked for again.
    await call(endpoints.messages.withdraw, { params: { messageId } }).catch(() => null);
    await refresh();
    setWithdrawing(false);
  };
  return (
    <div className={styles.actions}>
      {correctable ? (
        <Button type="text" size="small" icon={<Pencil />} onClick={onCorrect}>
          {t('messages.correct')}
        </Button>
      ) : null}
      <Button type="text" size="small" icon={<Undo2 />} loading={withdrawing} onClick={() => void withdraw()}>
        {t('messages.withdraw')}
      </Button>
    </div>
  );
}
