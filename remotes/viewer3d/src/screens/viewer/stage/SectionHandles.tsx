import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useText } from '@archway/platform';
import { Move3d, Rotate3d } from '@archway/ui';
import { add, scale } from '@archway/geometry';
import type { FrameSignal } from '../../../scene/frame-signal.ts';
import type { ViewerScene } from '../../../scene/viewer-scene.ts';
import { onPlane, planeAxes, type Section, STEP_MM, turned } from '../../../section/section.ts';
import { useFrame } from '../../../scene/use-frame.ts';
import type { ViewerAction } from '../../../model/viewer-model.ts';
import styles from './overlay.module.css';

interface Props {
  scene: ViewerScene;
  frames: FrameSignal;
  section: Section;
  dispatch: (action: ViewerAction) => void;
}

const RADIANS_PER_PIXEL = 0.008;
const TURN_STEP = Math.PI / 90;
/** Between the two handles, and from the edges of the canvas, pixels. */
const APART = 48;
const EDGE = 70;

/** Two handles on the plane: one moves it along its normal, one turns it; arrows do the same by keyboard. */
export function SectionHandles({ scene, frames, section, dispatch }: Props) {
  const t = useText('viewer3d');
  useFrame(frames);
  const { middle } = scene.reachAlong(section.normal);
  const at = onPlane(section, middle);
  const { up } = planeAxes(section.normal);
  const { low, high } = scene.reachAlong(up);
  const [anchor, ahead] = [scene.screen.project(at), scene.screen.project(add(at, section.normal))];
  // At the edge of the plane, so that they stand beside the teeth and not over them.
  const rim = scene.screen.project(add(at, scale(up, (high - low) / 2)));
  const { clientWidth, clientHeight } = scene.canvas;
  const place = {
    x: Math.min(clientWidth - EDGE - APART, Math.max(EDGE, rim.x)),
    y: Math.min(clientHeight - EDGE, Math.max(EDGE, rim.y)),
  };
  const along = { x: ahead.x - anchor.x, y: ahead.y - anchor.y };

  const move = (dx: number, dy: number): void => {
    const size = along.x ** 2 + along.y ** 2;
    // Seen from straight ahead the normal has no direction on the screen: up and down move the plane then.
    const by = size > 1 ? (dx * along.x + dy * along.y) / size : -dy / scene.screen.pixelsPerMm();
    dispatch({ type: 'moveSection', by });
  };
  const turn = (dx: number, dy: number): void => {
    const once = turned(section, scene.screen.up(), dx * RADIANS_PER_PIXEL, at);
    dispatch({ type: 'section', section: turned(once, scene.screen.right(), dy * RADIANS_PER_PIXEL, at) });
  };
  const step = RADIANS_TO_PIXELS;
  return (
    <div className={styles.layer}>
      <Handle
        at={place}
        name={t('section.move')}
        onDrag={move}
        onStep={(x, y) => dispatch({ type: 'moveSection', by: (x - y) * STEP_MM })}
      >
        <Move3d />
      </Handle>
      <Handle
        at={{ x: place.x + APART, y: place.y }}
        name={t('section.turn')}
        onDrag={turn}
        onStep={(x, y) => turn(x * step, y * step)}
      >
        <Rotate3d />
      </Handle>
    </div>
  );
}

const RADIANS_TO_PIXELS = TURN_STEP / RADIANS_PER_PIXEL;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface HandleProps {
  at: { x: number; y: number };
  name: string;
  children: ReactNode;
  onDrag: (dx: number, dy: number) => void;
  /** By arrow key, one step to the right and down. */
  onStep: (right: number, down: number) => void;
}

function Handle({ at, name, children, onDrag, onStep }: HandleProps) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const place = (element: HTMLElement | null): void => {
    if (element) element.style.transform = `translate(-50%, -50%) translate(${at.x}px, ${at.y}px)`;
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!last.current) return;
    onDrag(event.clientX - last.current.x, event.clientY - last.current.y);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const press = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(arrow[0], arrow[1]);
  };
  return (
    <button
      type="button"
      ref={place}
      className={styles.handle}
      aria-label={name}
      title={name}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => void (last.current = null)}
      onPointerCancel={() => void (last.current = null)}
      onKeyDown={press}
    >
      {children}
    </button>
  );
}
