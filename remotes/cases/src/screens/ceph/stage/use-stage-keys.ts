import type { KeyboardEvent } from 'react';
import { type LandmarkKey, type Point, landmarks } from '@archway/ceph';
import type { TracingEditor } from '../tracing/use-tracing.ts';
import { confirmed, nextOpen, placed, removed } from '../tracing/tracing-state.ts';
import { type FilmView, type Size, ZOOM_STEP, onFilm, wholeFilm, zoomedAt } from './film-view.ts';

interface Options {
  film: Size;
  editor: TracingEditor;
  editable: boolean;
  selected: LandmarkKey | null;
  onSelect: (key: LandmarkKey | null) => void;
  view: FilmView;
  onView: (view: FilmView) => void;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Of a landmark, in pixels of the screen: one, or with Shift so many. */
const LONG_STEP = 10;
/** Of the view, in pixels of the screen. */
const VIEW_STEP = 60;

/** The film by keys: what is chosen is moved, confirmed, put down, taken away; without a choice the film moves. */
export function useStageKeys({ film, editor, editable, selected, onSelect, view, onView }: Options) {
  const { now } = editor.history;
  const mark = selected ? now.marks[selected] : undefined;

  const arrow = (way: Point, unit: number, long: boolean): void => {
    if (editable && selected && mark) {
      const step = unit * (long ? LONG_STEP : 1);
      editor.change(placed(now, selected, onFilm(film, { x: mark.x + way.x * step, y: mark.y + way.y * step })));
    } else onView({ ...view, x: view.x + way.x * VIEW_STEP * unit, y: view.y + way.y * VIEW_STEP * unit });
  };

  /** What a key does to the chosen landmark; undefined where it does nothing. */
  const edit = (key: string): (() => void) | undefined => {
    if (!editable || !selected) return undefined;
    if (key === 'Enter')
      return () => {
        editor.change(mark ? confirmed(now, selected) : placed(now, selected, onFilm(film, view)));
        if (mark) onSelect(nextOpen(confirmed(now, selected), selected) ?? selected);
      };
    if ((key === 'Delete' || key === 'Backspace') && mark) return () => editor.change(removed(now, selected));
    return undefined;
  };

  const look = (key: string): (() => void) | undefined => {
    if (key === '+' || key === '=') return () => onView(zoomedAt(film, view, ZOOM_STEP, mark));
    if (key === '-') return () => onView(zoomedAt(film, view, 1 / ZOOM_STEP));
    if (key === '0') return () => onView(wholeFilm(film));
    if (key === 'Escape') return () => onSelect(null);
    if (key === 'PageDown' || key === 'PageUp') return () => onSelect(beside(selected, key === 'PageDown' ? 1 : -1));
    return undefined;
  };

  const history = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    if (!editable || !(ctrlKey || metaKey)) return undefined;
    if (key.toLowerCase() === 'z') return shiftKey ? editor.redo : editor.undo;
    return key.toLowerCase() === 'y' ? editor.redo : undefined;
  };

  return (event: KeyboardEvent, unit: number): void => {
    const way = arrows[event.key];
    const act =
      event.ctrlKey || event.metaKey
        ? history(event)
        : way
          ? () => arrow(way, unit, event.shiftKey)
          : (edit(event.key) ?? look(event.key));
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** The landmark before or after, around the ends of the list. */
function beside(selected: LandmarkKey | null, by: 1 | -1): LandmarkKey {
  const at = landmarks.findIndex(({ key }) => key === selected);
  const next = landmarks.at((at + by + (at < 0 && by < 0 ? 1 : 0)) % landmarks.length);
  return (next ?? landmarks[0]).key;
}
