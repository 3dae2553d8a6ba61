import { type PointerEvent, useState } from 'react';
import type { BarEnd } from '@archway/dental/edit';

export interface BarDrag {
  readonly fdi: number;
  readonly end: BarEnd;
  /** Stages, below 0 earlier. */
  readonly by: number;
}

/** Bars of the timeline, drawn by the pointer: as a whole, or at an end. @param stagePixels width of a stage */
export function useBarDrag(stagePixels: () => number, onDrop: (drag: BarDrag) => void) {
  const [drag, setDrag] = useState<BarDrag | null>(null);
  const [from, setFrom] = useState(0);
  return {
    drag,
    start(event: PointerEvent<HTMLElement>, fdi: number, end: BarEnd): void {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom(event.clientX);
      setDrag({ fdi, end, by: 0 });
    },
    move(event: PointerEvent<HTMLElement>): void {
      if (!drag) return;
      const by = Math.round((event.clientX - from) / Math.max(1, stagePixels()));
      if (by !== drag.by) setDrag({ ...drag, by });
    },
    drop(): void {
      if (drag && drag.by !== 0) onDrop(drag);
      setDrag(null);
    },
    cancel: (): void => setDrag(null),
  };
}
