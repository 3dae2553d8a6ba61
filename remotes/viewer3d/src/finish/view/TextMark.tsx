import { useEffect, useMemo, useRef } from 'react';
import { textPlace } from '@archway/dental/finish';
import { useText } from '@archway/platform';
import type { PlanScene } from '../../plan/scene/plan-scene.ts';
import type { JawDrawing } from '../state/drawing.ts';
import type { Finishing } from '../state/use-finish.ts';
import styles from './finish.module.css';

interface Props {
  finishing: Finishing;
  scene: PlanScene;
  drawing: JawDrawing;
}

/** What will be carved, where it will stand; it follows each frame by itself. */
export function TextMark({ finishing, scene, drawing }: Props) {
  const t = useText('viewer3d');
  const { jaw, plan, preview } = finishing;
  const { frames } = plan.live;
  const mark = useRef<HTMLSpanElement>(null);
  const { cutLine, text } = drawing;
  const line = preview ?? cutLine.points;
  const place = useMemo(() => textPlace(line, text.position), [line, text.position]);
  useEffect(() => {
    const layOut = (): void => {
      const { x, y } = scene.placeOf(jaw, place);
      if (mark.current) mark.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, 10px)`;
    };
    layOut();
    return frames.subscribe(layOut);
  }, [scene, frames, jaw, place]);
  return (
    <div className={styles.over}>
      <span ref={mark} className={styles.text} data-text={text.position} data-empty={text.content === '' || undefined}>
        {text.content || t('finish.text.none')}
      </span>
    </div>
  );
}
