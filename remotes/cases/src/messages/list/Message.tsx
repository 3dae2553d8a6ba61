import { useState } from 'react';
import type { CaseMessage } from '@archway/contracts';
import { UserAvatar } from '@archway/ui';
import { useText } from '@archway/platform';
import { Correction } from './Correction.tsx';
import { MessageHead } from './MessageHead.tsx';
import { OwnActions } from './OwnActions.tsx';
import { ReadBy } from './ReadBy.tsx';
import { WrittenText } from './WrittenText.tsx';
import styles from './message.module.css';

interface Props {
  message: CaseMessage;
  phase: string | null;
  /** Below it stands who has read it. */
  tellsReaders: boolean;
}

/** One message: own ones at the right, those of others at the left behind their letter. */
export function Message({ message, phase, tellsReaders }: Props) {
  const t = useText('cases');
  const [correcting, setCorrecting] = useState(false);
  const { own, author, withdrawn, text } = message;
  return (
    <li className={own ? `${styles.message} ${styles.own}` : styles.message} data-seq={message.seq}>
      {own ? null : <UserAvatar name={author.name} size={28} />}
      <div className={styles.body}>
        <MessageHead message={message} phase={phase} />
        {withdrawn ? (
          <p className={styles.withdrawn}>{t('messages.withdrawn')}</p>
        ) : correcting ? (
          <Correction message={message} onDone={() => setCorrecting(false)} />
        ) : (
          <div className={styles.bubble}>
            <WrittenText text={text} mentions={message.mentions} attachments={message.attachments} />
          </div>
        )}
        {own && !withdrawn && !correcting ? (
          <OwnActions message={message} onCorrect={() => setCorrecting(true)} />
        ) : null}
        {tellsReaders ? <ReadBy readBy={message.readBy} /> : null}
      </div>
    </li>
  );
}
