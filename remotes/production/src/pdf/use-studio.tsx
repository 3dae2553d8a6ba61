import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlanShot, PlanToShow } from '@archway/contracts';
import { Slot, useSlotOffers } from '@archway/platform';
import type { Building } from './building.ts';

/** Behind teeth that stand on paper. */
const BACKGROUND = '#eef0f4';
/** A viewer that has drawn nothing new for so long draws nothing any more; the report comes without its pictures. */
const PATIENCE_MS = 45_000;

interface Sitting {
  readonly source: PlanToShow;
  readonly shots: readonly PlanShot[];
  readonly onStill: (shot: PlanShot, jpeg: ArrayBuffer | null) => void;
}

/** Draws plans by whoever draws them; the studio must stand somewhere on the page. */
export function useStudio(): { readonly studio: ReactNode; readonly draw: Building['draw'] } {
  const offered = useSlotOffers('plan.still').length > 0;
  const [sitting, sit] = useState<Sitting | null>(null);
  const isOffered = useRef(offered);
  useEffect(() => {
    isOffered.current = offered;
  });
  const draw = useCallback<Building['draw']>((source, shots) => {
    const drawn = new Map<PlanShot, Uint8Array | null>();
    const all = (): (Uint8Array | null)[] => shots.map((shot) => drawn.get(shot) ?? null);
    if (!isOffered.current) return Promise.resolve(all());
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        sit(null);
        resolve(all());
      };
      let timer = setTimeout(end, PATIENCE_MS);
      sit({
        source,
        shots,
        onStill(shot, jpeg) {
          drawn.set(shot, jpeg && new Uint8Array(jpeg));
          clearTimeout(timer);
          if (drawn.size === shots.length) end();
          else timer = setTimeout(end, PATIENCE_MS);
        },
      });
    });
  }, []);
  const props = useMemo(() => sitting && { ...sitting, background: BACKGROUND }, [sitting]);
  return { studio: props ? <Slot name="plan.still" props={props} /> : null, draw };
}
