import { useEffect, useRef } from 'react';
import type { SlotProps } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, CanvasTheme } from '@archway/ui';
import { turnOf } from '../keys/turn-of.ts';
import { NoWebgl } from '../screens/parts/NoWebgl.tsx';
import { viewNames } from '../scene/standard-views.ts';
import { usePreview } from './use-preview.ts';
import styles from './preview.module.css';

/** Of one jaw there is nothing to fold open. */
const views = viewNames.filter((name) => name !== 'open');

/** A model in 3D, wherever its file is: turned by pointer and keys, seen from the usual sides. */
export function ModelPreview({ url, fileName, label }: SlotProps['model.preview']) {
  const t = useText('viewer3d');
  const container = useRef<HTMLDivElement>(null);
  const preview = usePreview(container, url, fileName);
  const { live } = preview;
  useEffect(() => {
    const element = container.current;
    if (!element || !live.scene) return;
    const { scene } = live;
    const listen = (event: KeyboardEvent): void => {
      const turn = turnOf(event.key);
      if (turn) scene.turn(...turn);
      else if (event.key === '+' || event.key === '=') scene.zoom(1.15);
      else if (event.key === '-') scene.zoom(1 / 1.15);
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [live]);
  return (
    <CanvasTheme>
      <div className={styles.preview}>
        <div ref={container} className={styles.canvas} role="application" tabIndex={0} aria-label={label} />
        {live.unsupported ? <NoWebgl /> : null}
        {preview.loading && !live.unsupported ? (
          <p className={styles.note} role="status">
            {t('preview.loading')}
          </p>
        ) : null}
        {preview.failure ? (
          <div className={styles.note} role="alert">
            <p>{t(`preview.failure.${preview.failure.kind === 'network' ? 'network' : 'other'}`)}</p>
            <Button size="small" onClick={preview.retry}>
              {t('preview.again')}
            </Button>
          </div>
        ) : null}
        <div className={styles.views} role="group" aria-label={t('view.all')}>
          {views.map((name) => (
            <button key={name} type="button" aria-pressed={name === preview.view} onClick={() => preview.show(name)}>
              {t(`view.${name}`)}
            </button>
          ))}
        </div>
      </div>
    </CanvasTheme>
  );
}
