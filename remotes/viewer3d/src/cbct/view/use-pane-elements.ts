import { useCallback, useState } from 'react';
import type { PaneName } from '../engine/panes.ts';
import type { Elements } from './use-engine.ts';

const NONE: Elements = { axial: null, coronal: null, sagittal: null, volume: null };

/** The elements that the engine draws in, as the panes tell of theirs; the second is the same function for its life. */
export function usePaneElements(): [Elements, (pane: PaneName, element: HTMLDivElement | null) => void] {
  const [elements, setElements] = useState(NONE);
  const place = useCallback((pane: PaneName, element: HTMLDivElement | null) => {
    setElements((before) => (before[pane] === element ? before : { ...before, [pane]: element }));
  }, []);
  return [elements, place];
}
