import { formatBytes, useText } from '@archway/platform';
import { WorkBar } from '@archway/ui';
import type { ShownDocument } from './use-document.ts';
import styles from './credentials.module.css';

/** How a document fares: on its way, not arrived or returned with the reason, there, or still to be chosen. */
export function DocumentNote({ shown: { row, name, given, running, problem, stopped } }: { shown: ShownDocument }) {
  const t = useText('account');
  if (running)
    return (
      <>
        <WorkBar label={t('credentials.uploading', { name })} percent={Math.round(running.share * 100)} />
        <small>
          {formatBytes(running.fileSize * running.share)} / {formatBytes(running.fileSize)}
        </small>
      </>
    );
  if (problem !== null)
    return (
      <small className={styles.failure} role={stopped ? 'alert' : undefined}>
        {problem}
      </small>
    );
  if (given)
    return (
      <small>
        {given.fileName} · {formatBytes(given.size ?? 0)}
      </small>
    );
  return <small>{t(row.kind === 'photo' ? 'credentials.choosePhoto' : 'credentials.choosePaper')}</small>;
}
