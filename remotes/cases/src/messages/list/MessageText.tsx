import type { CaseMessage } from '@archway/contracts';
import { useSession } from '@archway/platform';
import { mentionParts } from './mention-parts.ts';
import styles from './message.module.css';

/** What was written, line by line as it was written, with the people whom it mentions. */
export function MessageText({ text, mentions }: Pick<CaseMessage, 'text' | 'mentions'>) {
  const me = useSession().user?.userId;
  return (
    <p className={styles.text}>
      {mentionParts(text, mentions).map((part, at) =>
        part.userId === null ? (
          part.text
        ) : (
          <mark key={at} className={part.userId === me ? styles.me : styles.mention}>
            {part.text}
          </mark>
        ),
      )}
    </p>
  );
}
