import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { useText } from '@archway/platform';
import { Maximize2, Minimize2, Tooltip } from '@archway/ui';
import { isPlane, type PaneName, planeColors } from '../../engine/panes.ts';
import styles from './pane.module.css';

interface Props {
  pane: PaneName;
  maximised: boolean;
  hidden: boolean;
  /** Where the engine draws. */
  onElement: (pane: PaneName, element: HTMLDivElement | null) => void;
  onMaximise: (pane: PaneName) => void;
  /** A press and release in one place, in pixels of the pane. */
  onPoint?: ((pane: PaneName, at: readonly [number, number]) => void) | undefined;
  children: (frame: RefObject<HTMLDivElement | null>) => ReactNode;
}

const CLICK_PIXELS = 4;

/** One of the four pictures, with its name, its colour and the button that gives it the whole place. */
export function Pane({ pane, maximised, hidden, onElement, onMaximise, onPoint, children }: Props) {
  const t = useText('viewer3d');
  const frame = useRef<HTMLDivElement>(null);
  const down = useRef<readonly [number, number] | null>(null);
  const attach = useCallback((element: HTMLDivElement | null) => onElement(pane, element), [pane, onElement]);
  const name = t(`cbct.pane.${pane}`);
  const Icon = maximised ? Minimize2 : Maximize2;
  const action = t(maximised ? 'cbct.pane.restore' : 'cbct.pane.maximise', { name });
  return (
    <div
      ref={frame}
      className={styles.pane}
      data-pane={pane}
      data-maximised={maximised || undefined}
      data-hidden={hidden || undefined}
      tabIndex={hidden ? -1 : 0}
      role="group"
      aria-label={t(isPlane(pane) ? 'cbct.pane.sliceLabel' : 'cbct.pane.volumeLabel', { name })}
      onPointerDownCapture={(event) => {
        down.current = event.button === 0 ? [event.clientX, event.clientY] : null;
      }}
      onPointerUpCapture={(event) => {
        const from = down.current;
        down.current = null;
        if (!from || !onPoint || !frame.current) return;
        if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > CLICK_PIXELS) return;
        const { left, top } = frame.current.getBoundingClientRect();
        onPoint(pane, [event.clientX - left, event.clientY - top]);
      }}
      onFocus={(event) => {
        // A press focuses the picture, where cornerstone swallows every key, Tab among them: the frame takes it over.
        if ((event.target as HTMLElement).dataset['picture']) frame.current?.focus({ preventScroll: true });
      }}
      onDoubleClick={() => onMaximise(pane)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <div ref={attach} className={styles.picture} data-picture={pane} />
      {children(frame)}
      <span className={styles.name}>
        {isPlane(pane) && <i style={{ background: planeColors[pane] }} aria-hidden />}
        {name}
      </span>
      <Tooltip title={action}>
        <button
          type="button"
          className={styles.enlarge}
          aria-label={action}
          onClick={() => onMaximise(pane)}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          <Icon aria-hidden />
        </button>
      </Tooltip>
    </div>
  );
}
