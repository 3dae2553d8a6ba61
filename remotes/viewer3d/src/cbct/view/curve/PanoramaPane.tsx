import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { formatNumber, useText } from '@archway/platform';
import { Button, Sparkles } from '@archway/ui';
import type { Window } from '../../engine/windows.ts';
import { PictureCanvas } from '../panes/PictureCanvas.tsx';
import type { PanoramaState } from '../stage-state.ts';
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

const RULER_MM = 10;

/** The unrolled jaw with a scale in mm and the mark of the cross-section, which can be dragged. */
export function PanoramaPane({ pictures, state, window, onPosition, onPropose, onDone }: Props) {
  const t = useText('viewer3d');
  const frame = useRef<HTMLDivElement>(null);
  const { panorama, length } = pictures;
  const share = length > 0 ? state.position / length : 0;
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons !== 1 || !frame.current) return;
    const { left, width } = frame.current.getBoundingClientRect();
    onPosition(Math.max(0, Math.min(1, (event.clientX - left) / width)) * length);
  };
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -0.5, ArrowRight: 0.5, PageDown: -5, PageUp: 5 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onPosition(Math.max(0, Math.min(length, state.position + by)));
  };
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
        <div
          ref={frame}
          className={styles.fitted}
          style={{
            aspectRatio: `${panorama.width} / ${panorama.height}`,
            width: `min(100cqw, 100cqh * ${panorama.width / panorama.height})`,
          }}
          role="slider"
          tabIndex={0}
          aria-label={t('cbct.panorama.position')}
          aria-valuemin={0}
          aria-valuemax={Math.round(length)}
          aria-valuenow={Math.round(state.position)}
          aria-valuetext={formatNumber(state.position, { digits: 1, unit: 'mm' })}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            drag(event);
          }}
          onPointerMove={drag}
          onKeyDown={step}
        >
          <PictureCanvas picture={panorama} window={window} label={t('cbct.panorama.title')} />
          <i className={styles.mark} style={{ left: `${share * 100}%` }} />
          <span className={styles.sideLeft}>R</span>
          <span className={styles.sideRight}>L</span>
          <span className={styles.ruler} style={{ width: `${(RULER_MM / length) * 100}%` }}>
            {formatNumber(RULER_MM, { unit: 'mm' })}
          </span>
        </div>
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
