import { useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { ImageOff, Maximize2, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../../facade/core.ts';
import { useUiText } from '../../words/use-ui-text.ts';
import { type View, fitted, moved, turned, zoomed } from './view.ts';
import styles from './picture-viewer.module.css';

export interface PictureViewerProps {
  /** Absent while its address is not known yet. */
  src: string | undefined;
  /** What the picture shows. */
  alt: string;
  /** Left of the tools: the name of what is looked at. */
  title?: ReactNode;
  /** Stands in the place of a picture that does not come. */
  failed?: ReactNode;
  /** The browser could not show it. */
  onFailed?: (() => void) | undefined;
}

const KEY_STEP = 40;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

/** A picture that is looked at closely: larger and smaller, turned, moved by pointer and keys. */
export function PictureViewer({ src, alt, title, failed, onFailed }: PictureViewerProps) {
  const t = useUiText();
  const [view, setView] = useState<View>(fitted);
  const [broken, setBroken] = useState<string>();
  const [dragging, setDragging] = useState(false);
  const change = (by: (view: View) => View): void => setView(by);

  function key(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (arrow) change((now) => moved(now, ...arrow));
    else if (event.key === '+' || event.key === '=') change((now) => zoomed(now, 1));
    else if (event.key === '-') change((now) => zoomed(now, -1));
    else if (event.key === '0') setView(fitted);
    else if (event.key === 'r' && !event.ctrlKey && !event.metaKey) change(turned);
    else return;
    event.preventDefault();
  }

  function drag(event: PointerEvent): void {
    if (dragging) change((now) => moved(now, event.movementX, event.movementY));
  }

  const tools = [
    { name: t('picture.zoomOut'), icon: <ZoomOut aria-hidden />, act: () => change((now) => zoomed(now, -1)) },
    { name: t('picture.zoomIn'), icon: <ZoomIn aria-hidden />, act: () => change((now) => zoomed(now, 1)) },
    { name: t('picture.turn'), icon: <RotateCw aria-hidden />, act: () => change(turned) },
    { name: t('picture.fit'), icon: <Maximize2 aria-hidden />, act: () => setView(fitted) },
  ];
  return (
    <div className={styles.viewer}>
      <div className={styles.head}>
        <div className={styles.title}>{title}</div>
        <span className={styles.percent} aria-live="polite">
          {Math.round(view.zoom * 100)}%
        </span>
        {tools.map(({ name, icon, act }) => (
          <Button key={name} size="small" aria-label={name} title={name} icon={icon} onClick={act} />
        ))}
      </div>
      {/* A scroll area that moves by keys has to be reached by them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div
        className={styles.stage}
        role="group"
        aria-label={t('picture.stage')}
        tabIndex={0}
        data-dragging={dragging}
        onKeyDown={key}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          setDragging(true);
        }}
        onPointerMove={drag}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
      >
        {src !== undefined && broken === src ? (
          <div className={styles.failed}>
            <ImageOff aria-hidden />
            {failed ?? t('picture.failed')}
          </div>
        ) : src === undefined ? null : (
          <img
            className={styles.picture}
            data-lying={view.turns % 2 === 1}
            src={src}
            alt={alt}
            draggable={false}
            style={{
              transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${view.zoom})`,
            }}
            onError={() => {
              setBroken(src);
              onFailed?.();
            }}
          />
        )}
      </div>
    </div>
  );
}
