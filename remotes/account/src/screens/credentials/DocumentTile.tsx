import {
  type CredentialFile,
  type OwnCredentials,
  credentialExtensions,
  credentialItem,
  errorText,
} from '@archway/contracts';
import { bilingual, formatBytes, useLang, useText } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import { Button, CircleAlert, CircleCheck, FileText, Image, User, WorkBar } from '@archway/ui';
import { useId, useState } from 'react';
import { DocumentDialog } from './DocumentDialog.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { credentialUploads, takeDocument, useCredentialUpload } from './upload/credential-uploads.ts';
import styles from './credentials.module.css';

/** One paper or photo: to be chosen or dropped, on its way, there, or returned. */
export function DocumentTile({ item, data }: { item: CredentialFile; data: OwnCredentials }) {
  const t = useText('account');
  const lang = useLang();
  const inputId = useId();
  const [looking, setLooking] = useState(false);
  const [over, setOver] = useState(false);
  const upload = useCredentialUpload(item, data.practiceId);
  const row = credentialItem(item);
  const part = data.parts.find((each) => each.part === row.part);
  const given = part?.credentials.find((each) => each.item === item);
  const open = part?.actions.includes('submit') ?? false;
  const running = upload !== undefined && isUnderWay(upload);
  const stopped = upload !== undefined && upload.state === 'serverError';
  const wrong = !running && given?.verdict === 'wrong';
  const state = stopped || wrong ? 'wrong' : running ? 'running' : given ? 'given' : 'empty';
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && open) takeDocument(item, data.practiceId, file);
  };
  const Empty = item === 'workPhoto' ? User : row.kind === 'photo' ? Image : FileText;
  const name = bilingual(row);
  const failure = upload?.failure;
  const told = !failure
    ? null
    : 'refusal' in failure
      ? errorText(failure.refusal, lang, failure.values)
      : (failure.message ?? t('credentials.uploadFailed'));
  const choose = (words: string) => (
    <label className={styles.choose} htmlFor={inputId}>
      {words}
    </label>
  );
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
        {running ? (
          <>
            <WorkBar label={t('credentials.uploading', { name })} percent={Math.round(upload.share * 100)} />
            <small>
              {formatBytes(upload.fileSize * upload.share)} / {formatBytes(upload.fileSize)}
            </small>
          </>
        ) : stopped ? (
          <small className={styles.failure} role="alert">
            {told}
          </small>
        ) : wrong ? (
          <small className={styles.failure}>{given.reason ?? t('credentials.wrong')}</small>
        ) : given ? (
          <small>
            {given.fileName} · {formatBytes(given.size ?? 0)}
          </small>
        ) : (
          <small>{t(row.kind === 'photo' ? 'credentials.choosePhoto' : 'credentials.choosePaper')}</small>
        )}
        <span className={styles.acts}>
          <input
            id={inputId}
            type="file"
            className={styles.input}
            accept={credentialExtensions(item)
              .map((ending) => `.${ending}`)
              .join(',')}
            disabled={!open || running}
            aria-label={t('credentials.chooseFor', { name })}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
          {running ? (
            <Button
              type="link"
              size="small"
              onClick={() => void credentialUploads.dismiss([upload.id]).catch(() => undefined)}
            >
              {t('credentials.cancel')}
            </Button>
          ) : (
            <>
              {given ? (
                <Button type="link" size="small" onClick={() => setLooking(true)}>
                  {t('credentials.view')}
                </Button>
              ) : null}
              {open
                ? choose(
                    t(stopped || wrong ? 'credentials.again' : given ? 'credentials.replace' : 'credentials.choose'),
                  )
                : null}
            </>
          )}
        </span>
      </span>
      {state === 'given' ? <CircleCheck className={styles.good} aria-label={t('credentials.there')} /> : null}
      {state === 'wrong' ? <CircleAlert className={styles.bad} aria-hidden /> : null}
      {looking && given ? <DocumentDialog credential={given} name={name} onClose={() => setLooking(false)} /> : null}
    </div>
  );
}
