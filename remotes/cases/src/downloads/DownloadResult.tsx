import { Button, CircleAlert, CircleCheck } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from './download.module.css';

interface Props {
  got: number;
  /** Object names. */
  failed: readonly string[];
  zipName: string;
  onRetry: () => void;
  onClose: () => void;
}

/** As the reader would find it in the zip: the path behind `/pt/`, without placeholders. */
const shortName = (objectName: string): string =>
  objectName
    .slice(objectName.lastIndexOf('/pt/') + '/pt/'.length)
    .split('/')
    .filter((segment) => segment !== '-')
    .join('/');

/** What was downloaded and what was not, with a way to try only that again. */
export function DownloadResult({ got, failed, zipName, onRetry, onClose }: Props) {
  const t = useText('cases');
  const isWhole = failed.length === 0;
  return (
    <div className={styles.result} role={isWhole ? 'status' : 'alert'}>
      <p className={isWhole ? styles.good : styles.bad}>
        {isWhole ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
        <strong>
          {[t('download.got', { count: got }), !isWhole && t('download.missing', { count: failed.length })]
            .filter(Boolean)
            .join(t('download.comma'))}
        </strong>
      </p>
      {isWhole ? null : (
        <ul className={styles.failed}>
          {failed.map((name) => (
            <li key={name}>{shortName(name)}</li>
          ))}
        </ul>
      )}
      {got > 0 ? (
        <p className={styles.hint}>
          {isWhole ? t('download.savedWhole', { name: zipName }) : t('download.saved', { name: zipName })}
        </p>
      ) : null}
      <div className={styles.buttons}>
        {isWhole ? null : (
          <Button type="primary" onClick={onRetry}>
            {t('download.retry', { count: failed.length })}
          </Button>
        )}
        <Button onClick={onClose}>{t('download.close')}</Button>
      </div>
    </div>
  );
}
