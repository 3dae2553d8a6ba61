import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '@archway/platform';
import { type Box, type Handle, dragBox } from './edits.ts';
import styles from './crop-frame.module.css';

interface Props {
  box: Box;
  onChange: (box: Box) => void;
}

const corners = ['nw', 'ne', 'sw', 'se'] as const;
const PERCENT = 100;
/** Share of the picture that an arrow key moves. */
const KEY_STEP = 0.01;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** The frame of the crop: dragged at its corners or as a whole, by mouse, finger or arrow keys. */
export function CropFrame({ box, onChange }: Props) {
  const t = useText('cases');
  const sheet = useRef<HTMLDivElement>(null);
  const from = useRef<{ handle: Handle; box: Box; x: number; y: number } | null>(null);

  const drag = (handle: Handle) => ({
    'data-handle': handle,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { handle, box, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      const size = sheet.current?.getBoundingClientRect();
      if (!start || start.handle !== handle || !size) return;
      onChange(dragBox(start.box, handle, (clientX - start.x) / size.width, (clientY - start.y) / size.height));
    },
    onPointerUp: () => {
      from.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = arrows[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      onChange(dragBox(box, handle, ...by));
    },
  });

  const at = {
    left: `${box.x * PERCENT}%`,
    top: `${box.y * PERCENT}%`,
    width: `${box.width * PERCENT}%`,
    height: `${box.height * PERCENT}%`,
  };
  return (
    <div ref={sheet} className={styles.sheet}>
      <div className={styles.frame} style={at}>
        <button type="button" className={styles.move} aria-label={t('lightbox.moveFrame')} {...drag('move')} />
        {corners.map((corner) => (
          <button
            key={corner}
            type="button"
            className={`${styles.corner} ${styles[corner]}`}
            aria-label={t(`lightbox.corner.${corner}`)}
            {...drag(corner)}
          />
        ))}
      </div>
    </div>
  );
}
