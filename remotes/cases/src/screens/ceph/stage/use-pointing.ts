import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type LandmarkKey, type Point, between, landmarks, length } from '@archway/ceph';
import type { Tracing } from '../tracing/tracing-state.ts';
import { type FilmView, type Size, ZOOM_STEP, onFilm, panned, zoomedAt } from './film-view.ts';

/** An end of the ruler that a film is calibrated by. */
export type RulerEnd = 'from' | 'to';
export type Held = { readonly landmark: LandmarkKey } | { readonly end: RulerEnd };

/** What is under the pointer within so many pixels of the screen is taken hold of. */
const REACH = 12;
/** A press that moves less than this, in pixels of the screen, is a click. */
const CLICK = 4;

export interface PointingOptions {
  readonly stage: RefObject<SVGSVGElement | null>;
  readonly film: Size;
  readonly unit: number;
  readonly view: FilmView;
  readonly onView: (view: FilmView) => void;
  readonly marks: Tracing['marks'];
  /** Ends of the ruler while a film is calibrated: landmarks rest meanwhile. */
  readonly ruler: Readonly<Record<RulerEnd, Point>> | null;
  readonly editable: boolean;
  /** The chosen landmark, if it stands nowhere yet: a click puts it down. */
  readonly placing: LandmarkKey | null;
  readonly onHold: (held: Held) => void;
  readonly onPut: (held: Held, at: Point) => void;
}

interface Press {
  readonly id: number;
  readonly at: Point;
  readonly client: Point;
  readonly view: FilmView;
  readonly held: Held | null;
}

/** Pointer on the film: takes hold of a landmark and drags it, puts one down by a click, or moves the film. */
export function usePointing(options: PointingOptions) {
  const { stage, film, unit, view, onView, editable, placing, onHold, onPut } = options;
  const [press, setPress] = useState<Press | null>(null);
  /** Where the pointer is on the film; null outside. */
  const [hover, setHover] = useState<Point | null>(null);

  const toFilm = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return view;
    return {
      x: view.x + (clientX - box.left - box.width / 2) * unit,
      y: view.y + (clientY - box.top - box.height / 2) * unit,
    };
  };

  useWheel(stage, (event) => {
    event.preventDefault();
    onView(zoomedAt(film, view, event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, toFilm(event)));
  });

  const moved = (event: PointerEvent, from: Press): number =>
    length(between(from.client, { x: event.clientX, y: event.clientY }));

  return {
    hover,
    /** What is dragged, and where it is now. */
    dragged: press?.held && hover ? { held: press.held, at: onFilm(film, hover) } : null,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (event.button !== 0 || press) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const at = toFilm(event);
        const held = editable ? nearest(options, at) : null;
        if (held) onHold(held);
        setHover(at);
        setPress({ id: event.pointerId, at, client: { x: event.clientX, y: event.clientY }, view, held });
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        setHover(toFilm(event));
        if (!press || press.id !== event.pointerId || press.held || moved(event, press) < CLICK) return;
        const [dx, dy] = [(press.client.x - event.clientX) * unit, (press.client.y - event.clientY) * unit];
        onView(panned(film, press.view, dx, dy));
      },
      onPointerUp(event: PointerEvent<SVGSVGElement>) {
        if (!press || press.id !== event.pointerId) return;
        setPress(null);
        const still = moved(event, press) < CLICK;
        if (press.held && !still) onPut(press.held, onFilm(film, toFilm(event)));
        else if (!press.held && still && editable && placing) onPut({ landmark: placing }, onFilm(film, press.at));
      },
      onPointerCancel: () => setPress(null),
      onPointerLeave: () => {
        if (!press) setHover(null);
      },
    },
  };
}

function nearest({ marks, ruler, unit }: PointingOptions, at: Point): Held | null {
  const candidates: { held: Held; at: Point | undefined }[] = ruler
    ? (['from', 'to'] as const).map((end) => ({ held: { end }, at: ruler[end] }))
    : landmarks.map(({ key }) => ({ held: { landmark: key }, at: marks[key] }));
  let best: { held: Held; far: number } | null = null;
  for (const { held, at: place } of candidates) {
    const far = place ? length(between(place, at)) : Infinity;
    if (far <= REACH * unit && far < (best?.far ?? Infinity)) best = { held, far };
  }
  return best?.held ?? null;
}

/** The wheel, which a listener of React could not keep from scrolling the page. */
function useWheel(stage: RefObject<SVGSVGElement | null>, turn: (event: WheelEvent) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent): void => latest.current(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);
}
