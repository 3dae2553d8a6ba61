import { formatNumber, useText } from '@archway/platform';
import type { Window } from '../../engine/windows.ts';
import { PictureCanvas } from '../panes/PictureCanvas.tsx';
import type { PanoramaState } from '../stage-state.ts';
import { type PanoramaPictures, SECTION_GAP_MM } from './use-panorama.ts';
import styles from './panorama.module.css';
import pane from '../panes/pane.module.css';

interface Props {
  pictures: PanoramaPictures;
  state: PanoramaState;
  window: Window;
}

/** Cuts across the jaw: at the position, and a little before and after it. */
export function SectionsPane({ pictures: { sections }, state, window }: Props) {
  const t = useText('viewer3d');
  return (
    <div className={styles.sections} data-pane="sections">
      <span className={pane.name}>{t('cbct.panorama.sections')}</span>
      {sections.map((picture, n) => {
        const at = formatNumber(state.position + (n - 1) * SECTION_GAP_MM, { digits: 1, unit: 'mm' });
        return (
          <figure key={n} data-middle={n === 1 || undefined}>
            <div
              className={styles.fitted}
              style={{
                aspectRatio: `${picture.width} / ${picture.height}`,
                width: `min(100cqw, (100cqh - 22px) * ${picture.width / picture.height})`,
              }}
            >
              <PictureCanvas picture={picture} window={window} label={t('cbct.panorama.sectionAt', { at })} />
              {n === 1 && <span className={styles.cheek}>{t('cbct.panorama.cheek')}</span>}
              {n === 1 && <span className={styles.tongue}>{t('cbct.panorama.tongue')}</span>}
            </div>
            <figcaption>{at}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
