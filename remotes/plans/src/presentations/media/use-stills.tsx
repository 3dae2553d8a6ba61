import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type PlanShot, type PlanToShow, type Slide } from '@archway/contracts';
import { Slot, useSlotOffers } from '@archway/platform';
import { shotsIn } from '../slide/boxes.ts';
import { STILL_BACKGROUND } from '../slide/box.ts';

interface Stills {
  readonly still: (planId: string, shot: PlanShot) => string | undefined | 'failed';
  /** Draws them, out of sight; it must stand somewhere on the page. */
  readonly studio: ReactNode;
}

const keyOf = (planId: string, { step, view }: PlanShot): string => `${planId} ${step ?? 'target'} ${view}`;

/** Pictures of plans for slides, drawn by whoever draws plans: those that are there stay while others come. */
export function useStills(slides: readonly Slide[], planOf: (planId: string) => PlanToShow | null): Stills {
  const offered = useSlotOffers('plan.still').length > 0;
  const [drawn, setDrawn] = useState<ReadonlyMap<string, string | 'failed'>>(new Map());
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const asked = JSON.stringify([...shotsIn(slides)]);
  const wanted = useMemo(() => JSON.parse(asked) as [string, PlanShot[]][], [asked]);
  const keep = useCallback((planId: string, shot: PlanShot, jpeg: ArrayBuffer | null) => {
    const url = jpeg ? URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' })) : 'failed';
    if (jpeg) urls.current.push(url);
    setDrawn((before) => new Map(before).set(keyOf(planId, shot), url));
  }, []);
  // One plan after the other: each has a canvas of its own, and browsers have few.
  const next = wanted.find(
    ([planId, shots]) => planOf(planId) !== null && shots.some((shot) => !drawn.has(keyOf(planId, shot))),
  );
  const [planId, shots] = next ?? [];
  const source = planId === undefined ? null : planOf(planId);
  const onStill = useCallback(
    (shot: PlanShot, jpeg: ArrayBuffer | null) => planId !== undefined && keep(planId, shot, jpeg),
    [planId, keep],
  );
  const props = useMemo(
    () =>
      source && shots
        ? {
            source,
            shots,
            background: STILL_BACKGROUND,
            onStill: (shot: PlanShot, jpeg: ArrayBuffer | null) => void onStill(shot, jpeg),
          }
        : null,
    [source, shots, onStill],
  );
  return {
    still: (id, shot) => drawn.get(keyOf(id, shot)) ?? (offered ? undefined : 'failed'),
    studio: offered && props ? <Slot key={planId} name="plan.still" props={props} /> : null,
  };
}
