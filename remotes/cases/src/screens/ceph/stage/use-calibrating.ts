import { useState } from 'react';
import type { Calibration, Point } from '@archway/ceph';
import type { TracingEditor } from '../tracing/use-tracing.ts';
import type { Size } from './film-view.ts';
import type { RulerEnd } from './use-pointing.ts';

/** Rulers of cephalostats show so many millimetres most often. */
const RULER_MM = 40;
const FIRST_DPI = 300;

/** Calibrating: a draft that counts only once it is applied. */
export function useCalibrating(film: Size, editor: TracingEditor) {
  const { now } = editor.history;
  const [draft, setDraft] = useState<Calibration | null>(null);
  const ends = draft && draft.kind !== 'dpi' ? { from: draft.from, to: draft.to } : null;
  return {
    draft,
    /** Ends of the ruler on the film; null where none are set. */
    ends,
    begin: () => setDraft(now.calibration ?? firstOf('ruler', film)),
    setDraft,
    kind: (kind: Calibration['kind']) =>
      setDraft((before) =>
        before && before.kind !== 'dpi' && kind !== 'dpi' ? { ...before, kind } : firstOf(kind, film),
      ),
    put: (end: RulerEnd, at: Point) => {
      if (draft && draft.kind !== 'dpi') setDraft({ ...draft, [end]: at });
    },
    apply: () => {
      if (draft) editor.change({ ...now, calibration: draft, finished: false });
      setDraft(null);
    },
    cancel: () => setDraft(null),
  };
}

/** A ruler at the front of the film, where most machines show theirs, to be dragged onto it. */
const firstOf = (kind: Calibration['kind'], { width, height }: Size): Calibration =>
  kind === 'dpi'
    ? { kind, dpi: FIRST_DPI }
    : {
        kind,
        from: { x: Math.round(width * 0.92), y: Math.round(height * 0.35) },
        to: { x: Math.round(width * 0.92), y: Math.round(height * 0.5) },
        lengthMm: RULER_MM,
      };
