import { useEffect, useMemo, useRef, useState } from 'react';
import type { Computer } from '../../compute/computer.ts';
import { Newest } from '../../compute/newest.ts';
import type { GridVolume } from '../../frame/grid.ts';
import type { Box } from '../../frame/box.ts';
import { sampleCurve, type Vec2 } from '../../panorama/curve.ts';
import type { Picture } from '../../panorama/reformat.ts';
import type { PanoramaState } from '../stage-state.ts';

/** mm across the jaw in the cross-sections, and between them. */
export const SECTION_WIDTH_MM = 32;
export const SECTION_GAP_MM = 2;
const PANORAMA_STEP_MM = 0.3;
const SECTION_STEP_MM = 0.2;

export interface PanoramaPictures {
  readonly panorama: Picture | null;
  /** Before, at, and after the position. */
  readonly sections: readonly Picture[];
  /** Of the curve, in mm. */
  readonly length: number;
  readonly working: boolean;
}

/** The unrolled jaw and the cuts across it, computed anew when the curve or a setting changes; the newest wins. */
export function usePanorama(
  computer: Computer,
  volume: GridVolume | null,
  state: PanoramaState,
  wanted: boolean,
): PanoramaPictures {
  const { curve, centreZ, height, thickness, blend, position } = state;
  const [panorama, setPanorama] = useState<Picture | null>(null);
  const [sections, setSections] = useState<readonly Picture[]>([]);
  const [working, setWorking] = useState(false);
  const queues = useRef({ panorama: new Newest(), sections: new Newest() });
  const length = useMemo(() => sampleCurve(curve, 1).length, [curve]);
  const drawn = wanted && volume !== null && curve.length >= 2;

  useEffect(() => {
    if (!drawn) return;
    let left = false;
    setWorking(true);
    queues.current.panorama.run(async () => {
      const take = { curve, centreZ, height, thickness, blend, step: PANORAMA_STEP_MM };
      const picture = await computer.run('panorama', volume, boxOf(curve, centreZ, height, thickness / 2), take);
      if (!left) setPanorama(picture);
      if (!left) setWorking(false);
    });
    return () => {
      left = true;
    };
  }, [computer, volume, drawn, curve, centreZ, height, thickness, blend]);

  useEffect(() => {
    if (!drawn) return;
    let left = false;
    queues.current.sections.run(async () => {
      const positions = [position - SECTION_GAP_MM, position, position + SECTION_GAP_MM];
      const take = { curve, centreZ, height, width: SECTION_WIDTH_MM, positions, step: SECTION_STEP_MM };
      const box = boxOf(curve, centreZ, height, Math.max(thickness, SECTION_WIDTH_MM) / 2);
      const pictures = await computer.run('sections', volume, box, take);
      if (!left && pictures) setSections(pictures);
    });
    return () => {
      left = true;
    };
  }, [computer, volume, drawn, curve, centreZ, height, thickness, position]);

  return { panorama: drawn ? panorama : null, sections: drawn ? sections : [], length, working: drawn && working };
}

/** The box around all that a curve of this height reaches, `reach` mm to both sides. */
function boxOf(curve: readonly Vec2[], centreZ: number, height: number, reach: number): Box {
  // The curve runs a little beyond the box of its control points.
  const { points } = sampleCurve(curve, 1);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    min: [Math.min(...xs) - reach - 1, Math.min(...ys) - reach - 1, centreZ - height / 2 - 1],
    max: [Math.max(...xs) + reach + 1, Math.max(...ys) + reach + 1, centreZ + height / 2 + 1],
  };
}
