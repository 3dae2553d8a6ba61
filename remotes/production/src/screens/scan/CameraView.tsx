import { useText } from '@archway/platform';
import { NoticeBar } from '@archway/ui';
import { useCamera } from './use-camera.ts';
import styles from './scan.module.css';

/** What the camera sees, with a frame for the code; or why there is no picture. */
export function CameraView({ onCode }: { onCode: (text: string) => void }) {
  const t = useText('production');
  const { video, trouble } = useCamera(onCode);
  if (trouble)
    return (
      <div className={styles.trouble}>
        <NoticeBar tone="warning">{t(`scan.trouble.${trouble}`)}</NoticeBar>
      </div>
    );
  return (
    <div className={styles.camera}>
      <video ref={video} muted playsInline aria-label={t('scan.picture')} />
      <span aria-hidden="true" />
    </div>
  );
}
