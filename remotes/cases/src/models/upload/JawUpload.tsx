import { Button, LongWork, type WorkStep } from '@archway/ui';
import { type TextFunction, formatBytes, formatFileName, useText } from '@archway/platform';
import { secondsLeft } from '@archway/uploads';
import { stateText } from '../../uploads/state-text.ts';
import { JawHint } from '../JawHint.tsx';
import styles from '../models.module.css';
import { type ModelUpload, modelSteps } from './model-upload.ts';
import { modelUploads } from './model-uploads.ts';
import { UploadFailed } from './UploadFailed.tsx';
import { uploadShare } from './upload-share.ts';

/** A file on its way: what is being done, how far it is, and the way to stop it. */
export function JawUpload({ upload }: { upload: ModelUpload }) {
  const t = useText('cases');
  const { id, place, state, bytes, share, rate } = upload;
  if (state === 'serverError') return <UploadFailed upload={upload} />;
  if (state === 'aborted') {
    return (
      <div className={styles.ended}>
        <p>{t('upload.cancelled', { name: formatFileName(upload.fileName) })}</p>
        <div className={styles.buttons}>
          <Button onClick={() => modelUploads.retry(id)}>{t('upload.resume')}</Button>
          <Button type="text" onClick={() => void modelUploads.dismiss([id]).catch(() => {})}>
            {t('upload.dismiss')}
          </Button>
        </div>
      </div>
    );
  }
  const travels = bytes > 0;
  return (
    <>
      <LongWork
        title={formatFileName(upload.fileName)}
        share={uploadShare(upload)}
        count={travels ? `${formatBytes(share * bytes)} / ${formatBytes(bytes)}` : undefined}
        speed={travels && rate ? `${formatBytes(rate * bytes)}/s` : undefined}
        secondsLeft={travels ? secondsLeft(upload) : undefined}
        hint={t('upload.mayLeave')}
        steps={stepsOf(upload, t)}
        cancelText={t('upload.cancel')}
        onCancel={() => void modelUploads.cancel(id).catch(() => {})}
      />
      <JawHint place={place} guess={upload.analysis?.jawGuess ?? null} />
    </>
  );
}

function stepsOf(upload: ModelUpload, t: TextFunction): WorkStep[] {
  const at = modelSteps.indexOf(upload.step);
  const shown = modelSteps.filter((step) => step !== 'uploadOriginal' || upload.report?.countsMatch === false);
  const { activity } = upload;
  const doing = stateText(upload, t, activity ? t(`meshStep.${activity}`) : '');
  return shown.map((step) => {
    const index = modelSteps.indexOf(step);
    const state = index < at ? ('done' as const) : index === at ? ('running' as const) : ('waiting' as const);
    // What is registered has arrived.
    const detail = state === 'running' && step !== 'register' ? doing : undefined;
    return { key: step, title: t(`uploadStep.${step}`), state, ...(detail && { detail }) };
  });
}
