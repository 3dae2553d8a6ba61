import { type Credential, credentialItem } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { CircleAlert, CircleCheck, FileText, Image } from '@archway/ui';
import styles from './certification.module.css';

interface Props {
  documents: readonly Credential[];
  shown: string | undefined;
  wrong: ReadonlyMap<string, string>;
  onShow: (credentialId: string) => void;
}

/** The documents by their names; small pictures would be looks at all of them. */
export function DocumentStrip({ documents, shown, wrong, onShow }: Props) {
  const t = useText('console');
  return (
    <ul className={styles.strip} aria-label={t('certification.documents')}>
      {documents.map(({ credentialId, item, picture, verdict }) => {
        const Icon = picture ? Image : FileText;
        const bad = wrong.has(credentialId) || verdict === 'wrong';
        return (
          <li key={credentialId}>
            <button
              type="button"
              aria-current={credentialId === shown ? 'true' : undefined}
              onClick={() => onShow(credentialId)}
            >
              <span className={styles.stripIcon}>
                <Icon aria-hidden />
                {bad ? (
                  <CircleAlert className={styles.bad} aria-label={t('certification.marked')} />
                ) : verdict === 'right' ? (
                  <CircleCheck className={styles.good} aria-label={t('certification.right')} />
                ) : null}
              </span>
              {bilingual(credentialItem(item))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
