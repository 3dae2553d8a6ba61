import { Fragment } from 'react';
import type { CaseMessage } from '@archway/contracts';
import { Button, ChevronUp } from '@archway/ui';
import { formatProseDay, notify, useText } from '@archway/platform';
import { type NewSince, byDay, firstNew, tellingReaders } from '../message-days.ts';
import { Message } from './Message.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import styles from './message-list.module.css';

interface Props {
  /** Oldest first. */
  messages: readonly CaseMessage[];
  newSince: NewSince;
  /** Name of the phase of a version; null for the one that is shown. */
  phaseOf: (version: number) => string | null;
  /** Absent at the beginning of the conversation. */
  onOlder: (() => Promise<{ isError: boolean }>) | undefined;
  loadingOlder: boolean;
}

/** The messages below the days on which they were written; the newest at the bottom. */
export function MessageList({ messages, newSince, phaseOf, onOlder, loadingOlder }: Props) {
  const t = useText('cases');
  const newest = messages.at(-1);
  const { box, onScroll } = useKeptPlace(messages[0]?.seq ?? 0, newest?.seq ?? 0, newest?.own ?? false);
  const newFrom = firstNew(messages, newSince);
  const telling = tellingReaders(messages);
  const older = async (): Promise<void> => {
    if ((await onOlder?.())?.isError) notify.error(t('messages.olderFailed'));
  };
  return (
    // A scroll area that moves by keys has to be reached by them.
    <div
      ref={box}
      className={styles.log}
      role="log"
      aria-label={t('messages.log')}
      aria-busy={loadingOlder}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={onScroll}
    >
      {onOlder ? (
        <Button className={styles.older ?? ''} icon={<ChevronUp />} loading={loadingOlder} onClick={() => void older()}>
          {t('messages.older')}
        </Button>
      ) : null}
      {byDay(messages).map((day) => (
        <Fragment key={day.messages[0]?.seq}>
          <h3 className={styles.day}>{formatProseDay(day.at)}</h3>
          <ol className={styles.messages}>
            {day.messages.map((message) => (
              <Fragment key={message.seq}>
                {message.seq === newFrom ? (
                  <li className={styles.divider} data-new>
                    {t('messages.divider')}
                  </li>
                ) : null}
                <Message message={message} phase={phaseOf(message.version)} tellsReaders={telling.has(message.seq)} />
              </Fragment>
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}
