import { type RefObject, useEffect } from 'react';
import { useText } from '@archway/platform';
import type { ViewerScene } from '../../../scene/viewer-scene.ts';
import { onClick, reachOf } from '../../../scene/on-click.ts';
import { isTyping } from '../../../keys/is-typing.ts';
import { turnOf } from '../../../keys/turn-of.ts';
import { isLight } from '../../../settings/scene-setting.ts';
import type { Background } from '../../../settings/backgrounds.ts';
import type { ViewerAction, ViewerState } from '../../../model/viewer-model.ts';
import styles from '../workbench.module.css';

interface Props {
  container: RefObject<HTMLDivElement | null>;
  scene: ViewerScene | null;
  state: ViewerState;
  background: Background;
  /** The graphics context is gone: what the canvas shows then is not ours. */
  lost: boolean;
  /** Id of the element that says in words what is drawn. */
  describedBy: string;
  dispatch: (action: ViewerAction) => void;
}

/** The place where the scene draws, with its pointer and keyboard input. */
export function SceneCanvas({ container, scene, state, background, lost, describedBy, dispatch }: Props) {
  const t = useText('viewer3d');
  const measuring = state.tool !== 'turn';
  useEffect(() => {
    const element = container.current;
    element?.style.setProperty('--viewer-centre', background.centre);
    element?.style.setProperty('--viewer-edge', background.edge);
  }, [container, background]);

  useEffect(() => {
    if (!scene || !measuring) return;
    return onClick(scene.canvas, (event) => {
      const point = scene.picking.at(event.clientX, event.clientY, reachOf(event));
      if (point) dispatch({ type: 'point', point });
    });
  }, [scene, measuring, dispatch]);

  useEffect(() => {
    const element = container.current;
    if (!scene || !element) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const turn = turnOf(event.key);
      if (turn) scene.turn(...turn);
      else if (event.key === '+' || event.key === '=') scene.zoom(1.15);
      else if (event.key === '-') scene.zoom(1 / 1.15);
      else if (event.key === 'Enter' && measuring) {
        const point = scene.picking.centre();
        if (point) dispatch({ type: 'point', point });
      } else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [container, scene, measuring, dispatch]);

  return (
    <div
      ref={container}
      className={styles.canvas}
      role="application"
      tabIndex={0}
      aria-label={t('canvas.label')}
      aria-describedby={describedBy}
      data-light={isLight(background) || undefined}
      data-measuring={measuring || undefined}
      data-lost={lost || undefined}
    />
  );
}
