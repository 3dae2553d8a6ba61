import { useEffect, useRef } from 'react';
import type { CbctEngine } from '../engine/cbct-engine.ts';
import type { Alignment } from '../registration/alignment.ts';
import { move } from '../registration/rigid.ts';
import { joined, middleOf } from '../registration/surface.ts';
import type { ShownScan } from './scans/scans.ts';

/** A jaw and a little around it, in mm. */
const JAW_RADIUS_MM = 42;

/** Brings the scans to the middle of the 3D pane each time `asked` grows. */
export function useFraming(
  engine: CbctEngine | null,
  scans: readonly ShownScan[],
  { rigid }: Alignment,
  asked: number,
): void {
  const done = useRef(0);
  useEffect(() => {
    if (!engine || asked === done.current || scans.length === 0) return;
    done.current = asked;
    engine.cameras.lookAt(move(rigid, middleOf(joined(scans.map(({ surface }) => surface)))), JAW_RADIUS_MM);
  }, [engine, scans, rigid, asked]);
}
