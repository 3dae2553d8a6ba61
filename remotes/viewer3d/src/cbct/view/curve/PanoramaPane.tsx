import { useText } from '@archway/platform';
import { Button, Sparkles } from '@archway/ui';
import type { Window } from '../../engine/windows.ts';
import type { PanoramaState } from '../stage-state.ts';
import { UnrolledJaw } from './UnrolledJaw.tsx';
import type { PanoramaPictures } from './use-panorama.ts';
import styles from './panorama.module.css';
import pane from '../panes/pane.module.css';

interface Props {
  pictures: PanoramaPictures;
  state: PanoramaState;
  window: Window;
  onPosition: (mm: number) => void;
  onPropose: () => void;
  onDone: () => void;
}

/** The unrolled jaw, or the way to it while there is no curve. */
export function PanoramaPane({ pictures, state, window, onPosition, onPropose, onDone }: Props) {
  const t = useText('viewer3d');
  const { panorama } = pictures;
  return (
    <div className={styles.panorama} data-pane="panorama" data-working={pictures.working || undefined}>
      <span className={pane.name}>{t('cbct.panorama.title')}</span>
      {state.drawing && panorama && (
        <div className={styles.drawing} role="status">
          <span>{t('cbct.panorama.drawing')}</span>
          <Button size="small" type="primary" onClick={onDone}>
            {t('cbct.panorama.done')}
          </Button>
        </div>
      )}
      {panorama ? (
        <UnrolledJaw
          panorama={panorama}
          length={pictures.length}
          position={state.position}
          window={window}
          onPosition={onPosition}
        />
      ) : (
        <div className={styles.hint} role="status">
          <p>{t(pictures.working ? 'cbct.panorama.working' : 'cbct.panorama.hint')}</p>
          {!pictures.working && (
            <Button icon={<Sparkles />} onClick={onPropose}>
              {t('cbct.panorama.propose')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
