import { useState } from 'react';
import type { CaseMessage } from '@archway/contracts';
import { Button, CheckCheck } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from './message.module.css';

/** So many names are said at once; a press says them all. */
const NAMED = 3;

/** Who has read an own message. */
export function ReadBy({ readBy }: Pick<CaseMessage, 'readBy'>) {
  const t = useText('cases');
  const [all, setAll] = useState(false);
  const named = readBy.slice(0, all ? undefined : NAMED).map(({ name }) => name);
  const names = named.join(t('messages.comma'));
  const num = readBy.length - named.length;
  if (num > 0) {
    return (
      <Button className={styles.readers ?? ''} type="text" icon={<CheckCheck />} onClick={() => setAll(true)}>
        {t('messages.readByMore', { names, num })}
      </Button>
    );
  }
  return (
    <small className={styles.readers}>
      {readBy.length > 0 ? <CheckCheck aria-hidden="true" /> : null}
      {readBy.length > 0 ? t('messages.readBy', { names }) : t('messages.unread')}
    </small>
  );
}
