import { type Jaw, type ProcessDetail, processModel } from '@archway/contracts';
import { formatBytes, notify, useText } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import { Button, CircleCheck, FileBox, FileDrop, WorkBar, X } from '@archway/ui';
import { fileProblem } from '../../orders/file-problem.ts';
import { jawText } from '../../processing/process-words.ts';
import { dropModel, modelUploads, takeModel, useModelUpload } from '../../processing/upload/model-uploads.ts';
import styles from './add-retainer.module.css';

interface Props {
  jaw: Jaw;
  /** What the order has already. */
  kept: ProcessDetail['models'][number] | undefined;
  onRemove: () => void;
}

/** The place of one jaw: what the order has, what is on its way, and where another file goes. */
export function JawModel({ jaw, kept, onRemove }: Props) {
  const t = useText('production');
  const upload = useModelUpload(jaw);
  const name = jawText(jaw, t);
  const take = (file: File): void => {
    const problem = fileProblem(file, processModel);
    if (problem) notify.error(problem);
    else takeModel(jaw, file);
  };
  if (upload) {
    const { fileName, fileSize, failure, stored, share } = upload;
    return (
      <div className={styles.model} data-state={failure ? 'failed' : stored ? 'there' : 'coming'}>
        {stored ? <CircleCheck aria-hidden="true" /> : <FileBox aria-hidden="true" />}
        <div className={styles.words}>
          <strong>{name}</strong>
          <span>{fileName}</span>
          <small role="status">
            {failure
              ? t(`process.upload.${failure}`)
              : stored
                ? t('process.upload.there', { size: formatBytes(fileSize) })
                : t(`process.upload.${upload.step}`)}
          </small>
          {isUnderWay(upload) ? (
            <WorkBar label={t('process.upload.of', { name: fileName })} percent={Math.round(share * 100)} />
          ) : null}
        </div>
        {failure === 'notSent' ? (
          <Button size="small" onClick={() => modelUploads.retry(upload.id)}>
            {t('process.upload.again')}
          </Button>
        ) : null}
        <Remove label={t('process.upload.drop', { jaw: name })} onClick={() => dropModel(jaw)} />
      </div>
    );
  }
  if (kept)
    return (
      <div className={styles.model} data-state="there">
        <CircleCheck aria-hidden="true" />
        <div className={styles.words}>
          <strong>{name}</strong>
          <span>{kept.fileName}</span>
          <small>{t('process.upload.there', { size: formatBytes(kept.size) })}</small>
        </div>
        <Remove label={t('process.upload.drop', { jaw: name })} onClick={onRemove} />
      </div>
    );
  return (
    <FileDrop
      label={name}
      hint={t('process.upload.hint', { num: processModel.limitMb })}
      accept={processModel.extensions.map((extension) => `.${extension}`)}
      onFiles={([file]) => (file ? take(file) : undefined)}
      onRefused={([refused]) => {
        const problem = refused && fileProblem(refused.file, processModel);
        if (problem) notify.error(problem);
      }}
    />
  );
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return <Button type="text" size="small" icon={<X aria-hidden="true" />} aria-label={label} onClick={onClick} />;
}
