import { type RefObject, useEffect } from 'react';
import { useText } from '@archway/platform';
import { isTyping } from '../../keys/is-typing.ts';
import { turnOf } from '../../keys/turn-of.ts';
import { onClick, reachOf } from '../../scene/on-click.ts';
import type { PlanScene } from '../scene/plan-scene.ts';
import styles from './stage.module.css';

interface Props {
  container: RefObject<HTMLDivElement | null>;
  scene: PlanScene | null;
  lost: boolean;
  /** Id of the element that says in words what is drawn. */
  describedBy: string | undefined;
  /** @param add with Shift or Ctrl */
  onTooth: (fdi: number | null, add: boolean) => void;
  /** What is pressed is meant, and not looked at: a tooth, or the contact of two. */
  onMean?: ((teeth: readonly number[]) => void) | undefined;
}

/** The place where the plan is drawn, with its pointer and keyboard input. */
export function PlanCanvas({ container, scene, lost, describedBy, onTooth, onMean }: Props) {
  const t = useText('viewer3d');
  useEffect(() => {
    if (!scene) return;
    return onClick(scene.canvas, (event) => {
      const { clientX, clientY } = event;
      if (onMean) onMean(scene.teethAt(clientX, clientY, reachOf(event)));
      else onTooth(scene.toothAt(clientX, clientY), event.shiftKey || event.ctrlKey || event.metaKey);
    });
  }, [scene, onTooth, onMean]);
  useEffect(() => {
    const element = container.current;
    if (!scene || !element) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // Without Shift, left and right belong to the stages.
      const turn = event.shiftKey || /Up|Down/.test(event.key) ? turnOf(event.key) : undefined;
      if (turn) scene.turn(...turn);
      else if (event.key === '+' || event.key === '=') scene.zoom(1.15);
      else if (event.key === '-') scene.zoom(1 / 1.15);
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [container, scene]);
  return (
    <div
      ref={container}
      className={styles.canvas}
      role="application"
      tabIndex={0}
      aria-label={t('plan.canvas')}
      aria-describedby={describedBy}
      data-lost={lost || undefined}
      data-means={onMean !== undefined || undefined}
    />
  );
}
