import { Button, LongWork, type WorkStep } from '@archway/ui';
import { formatBytes, formatFileName, useText } from '@archway/platform';
import { type ModelUpload, type UploadStage, uploadStages } from '../uploads/model-upload.ts';
import { cancelUpload, dismissUpload, retryUpload } from '../uploads/upload-model.ts';
import { JawHint } from './JawHint.tsx';
import { uploadShare } from './upload-share.ts';
import { UploadFailed } from './UploadFailed.tsx';
import styles from './models.module.css';

/** A file on its way: what is being done, how far it is, and the way to stop it. */
export function JawUpload({ upload }: { upload: ModelUpload }) {
  const t = useText('cases');
  const { place, state } = upload;
  if (state === 'failed') return <UploadFailed upload={upload} />;
  if (state === 'cancelled') {
    return (
      <div className={styles.ended}>
        <p>{t('upload.cancelled', { name: formatFileName(upload.fileName) })}</p>
        <div className={styles.buttons}>
          <Button onClick={() => retryUpload(place)}>{t('upload.resume')}</Button>
          <Button type="text" onClick={() => dismissUpload(place)}>
            {t('upload.dismiss')}
          </Button>
        </div>
      </div>
    );
  }
  const travels = upload.stage === 'upload' || upload.stage === 'uploadOriginal';
  const left = upload.speed && travels ? (upload.stageBytes * (1 - upload.share)) / upload.speed : undefined;
  return (
    <>
      <LongWork
        title={formatFileName(upload.fileName)}
        share={uploadShare(upload)}
        count={
          travels ? `${formatBytes(upload.share * upload.stageBytes)} / ${formatBytes(upload.stageBytes)}` : undefined
        }
        speed={upload.speed ? `${formatBytes(upload.speed)}/s` : undefined}
        secondsLeft={left}
        hint={t('upload.mayLeave')}
        steps={stepsOf(
          upload,
          (stage) => t(`uploadStep.${stage}`),
          (step) => t(`meshStep.${step}`),
        )}
        cancelText={t('upload.cancel')}
        onCancel={() => cancelUpload(place)}
      />
      <JawHint place={place} guess={upload.analysis?.jawGuess ?? null} />
    </>
  );
}

function stepsOf(
  upload: ModelUpload,
  stageText: (stage: UploadStage) => string,
  stepText: (step: string) => string,
): WorkStep[] {
  const at = uploadStages.indexOf(upload.stage);
  const shown = uploadStages.filter((stage) => stage !== 'uploadOriginal' || upload.report?.countsMatch === false);
  return shown.map((stage) => {
    const index = uploadStages.indexOf(stage);
    const state = index < at ? ('done' as const) : index === at ? ('running' as const) : ('waiting' as const);
    const detail = stage === 'prepare' && state === 'running' && upload.step ? stepText(upload.step) : undefined;
    return { key: stage, title: stageText(stage), state, ...(detail && { detail }) };
  });
}
