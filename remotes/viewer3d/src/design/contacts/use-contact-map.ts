import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlanDocument, Pose } from '@archway/contracts';
import { Newest } from '../../cbct/compute/newest.ts';
import { useStage } from '../../plan/view/use-clock.ts';
import type { Plan } from '../../plan/view/use-plan.ts';
import type { Engine } from '../engine/engine.ts';
import type { Near } from '../engine/engine-jobs.ts';
import { type Distances, ContactPaint } from './paint.ts';

export interface ContactMap {
  readonly shown: boolean;
  readonly toggle: () => void;
  /** mm; a gap up to this is a contact, a deeper overlap a collision. */
  readonly alarm: number;
  /** What the teeth meet that are held now; null while none is. */
  readonly near: readonly Near[] | null;
  /** Teeth are held so; null lets go. */
  readonly hold: (poses: readonly (readonly [number, Pose])[] | null) => void;
  /** Another document is looked at while something of it is held; null lets go. */
  readonly look: (held: PlanDocument | null) => void;
}

interface Options {
  readonly plan: Plan;
  readonly engine: Engine | null;
  /** All bodies have arrived. */
  readonly ready: boolean;
  readonly marked: ReadonlySet<number>;
  readonly alarm: number;
}

/** Surfaces of teeth, colored by how near they are to what they meet: at rest, and while teeth are held. */
export function useContactMap({ plan, engine, ready, marked, alarm }: Options): ContactMap {
  const { source, clock, live } = plan;
  const { document } = source;
  const { scene } = live;
  const stage = useStage(clock);
  const [shown, show] = useState(true);
  const [rest, setRest] = useState<Distances | null>(null);
  const [near, setNear] = useState<readonly Near[] | null>(null);
  const [asking] = useState(() => new Newest());
  const [paint] = useState(() => new ContactPaint());
  const sent = useRef<PlanDocument>(undefined);

  useEffect(() => {
    if (!engine || !ready || !shown) return;
    let here = true;
    asking.run(async () => {
      const found = await engine.contacts({ document: sent.current === document ? null : document, held: [], stage });
      sent.current = document;
      if (here) setRest(new Map(found.maps));
    });
    return () => {
      here = false;
    };
  }, [asking, engine, ready, shown, document, stage]);

  const latest = useRef({ scene, rest, marked, alarm, shown, engine, stage, document });
  useEffect(() => {
    latest.current = { scene, rest, marked, alarm, shown, engine, stage, document };
  });
  useEffect(() => {
    scene?.setColors(shown && rest ? paint.colorsOf(rest, marked, alarm) : null);
  }, [scene, paint, shown, rest, marked, alarm]);

  const held = useRef(false);
  const hold = useCallback<ContactMap['hold']>(
    (poses) => {
      held.current = poses !== null;
      if (!poses) {
        asking.clear();
        setNear(null);
        const { scene: drawn, rest: before, marked: own, alarm: at, shown: is } = latest.current;
        if (is && before) drawn?.setColors(paint.colorsOf(before, own, at));
        return;
      }
      asking.run(async () => {
        const { engine: now, stage: at } = latest.current;
        const found = await now?.contacts({ document: null, held: poses, stage: at });
        if (!held.current || !found) return;
        setNear(found.near);
        const { scene: drawn, rest: before, marked: own, alarm: limit, shown: is } = latest.current;
        if (is) drawn?.setColors(paint.colorsOf(new Map([...(before ?? []), ...found.maps]), own, limit));
      });
    },
    [asking, paint],
  );
  const look = useCallback<ContactMap['look']>(
    (other) => {
      held.current = other !== null;
      // The worker keeps what it was given last.
      sent.current = undefined;
      if (!other) {
        asking.run(async () => {
          const { engine: now, stage: at, document: own } = latest.current;
          const found = await now?.contacts({ document: own, held: [], stage: at });
          sent.current = own;
          if (found) setRest(new Map(found.maps));
        });
        return;
      }
      asking.run(async () => {
        const { engine: now, stage: at } = latest.current;
        const found = await now?.contacts({ document: other, held: [], stage: at });
        const { scene: drawn, marked: own, alarm: limit, shown: is } = latest.current;
        if (held.current && found && is) drawn?.setColors(paint.colorsOf(new Map(found.maps), own, limit));
      });
    },
    [asking, paint],
  );
  const toggle = useCallback(() => show((before) => !before), []);
  return { shown, toggle, alarm, near, hold, look };
}
