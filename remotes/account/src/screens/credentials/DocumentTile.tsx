import type { CredentialFile, OwnCredentials } from '@archway/contracts';
import { useText } from '@archway/platform';
import { CircleAlert, CircleCheck, FileText, Image, User } from '@archway/ui';
import { useState } from 'react';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { DocumentNote } from './DocumentNote.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { useDocument } from './use-document.ts';
import styles from './credentials.module.css';

/** One paper or photo: to be chosen or dropped, on its way, there, or returned. */
export function DocumentTile({ item, data }: { item: CredentialFile; data: OwnCredentials }) {
  const t = useText('account');
  const [looking, setLooking] = useState(false);
  const [over, setOver] = useState(false);
  const shown = useDocument(item, data);
  const { row, name, given, open, running, state, take } = shown;
  const Empty = item === 'workPhoto' ? User : row.kind === 'photo' ? Image : FileText;
  return (
    <div
      id={`credential-${item}`}
      className={styles.tile}
      data-state={state}
      data-over={over}
      role="group"
      aria-label={name}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(open);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <span className={styles.picture}>
        {given && !running ? <Thumbnail credential={given} /> : <Empty aria-hidden />}
      </span>
      <span className={styles.words}>
        <strong>
          {name}
          {row.required ? <i aria-hidden> *</i> : <em> {t('credentials.optional')}</em>}
        </strong>
        <DocumentNote shown={shown} />
        <DocumentActions shown={shown} onLook={() => setLooking(true)} />
      </span>
      {state === 'given' ? <CircleCheck className={styles.good} aria-label={t('credentials.there')} /> : null}
      {state === 'wrong' ? <CircleAlert className={styles.bad} aria-hidden /> : null}
      {looking && given ? <DocumentDialog credential={given} name={name} onClose={() => setLooking(false)} /> : null}
    </div>
  );
}
