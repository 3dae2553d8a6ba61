import { type PointerEvent, useState } from 'react';
import type { BarEnd } from '@archway/dental/edit';

/** What is drawn along the stages. @param by stages, below 0 earlier */
type Drawn<Of> = Of & { readonly by: number };

/** Something of the timeline, drawn by the pointer from stage to stage. @param stagePixels width of a stage */
function useStageDrag<Of extends object>(stagePixels: () => number, onDrop: (drag: Drawn<Of>) => void) {
  const [drag, setDrag] = useState<Drawn<Of> | null>(null);
  const [from, setFrom] = useState(0);
  return {
    drag,
    start(event: PointerEvent<HTMLElement>, of: Of): void {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom(event.clientX);
      setDrag({ ...of, by: 0 });
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

/** Bars: as a whole, or at an end. */
export const useBarDrag = useStageDrag<{ readonly fdi: number; readonly end: BarEnd }>;

/** Key frames of a tooth. */
export const useKeyDrag = useStageDrag<{ readonly fdi: number; readonly stage: number }>;
