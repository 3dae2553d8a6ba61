import { useText } from '@archway/platform';
import { Eye } from '@archway/ui';
import styles from './workbench.module.css';

/** What cannot be done here, said before somebody tries. */
export function ViewOnlyBanner({ pictures }: { pictures: boolean }) {
  const t = useText('viewer3d');
  return (
    <div className={styles.banner} role="note" data-view-only>
      <Eye aria-hidden />
      <strong>{t('viewOnly')}</strong>
      <span>{t(pictures ? 'viewOnlyBody.kept' : 'viewOnlyBody.noPictures')}</span>
    </div>
  );
}
