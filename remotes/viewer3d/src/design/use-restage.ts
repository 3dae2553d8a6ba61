import { useRef, useState } from 'react';
import type { PlanDocument } from '@archway/contracts';
import type { Jaw } from '@archway/dental';
import type { Engine } from './engine/engine.ts';

/** How teeth go when stages are made anew. */
export const stagingOrders = ['together', 'sequence'] as const;
export type StagingOrder = (typeof stagingOrders)[number];

interface How {
  /** It belongs to what was changed before, and is taken back with it. */
  readonly joins?: boolean;
  /** Jaws whose teeth go one after another. */
  readonly inSequence: readonly Jaw[];
}

export interface Restaging {
  readonly state: 'idle' | 'running' | 'failed';
  readonly run: (document: PlanDocument, jaws: readonly Jaw[], kept: readonly number[], how: How) => void;
  readonly cancel: () => void;
}

/** Stages are made anew beside the page; what is edited meanwhile makes them useless. */
export function useRestage(
  engine: Engine | null,
  onMade: (document: PlanDocument, of: PlanDocument, joins: boolean) => void,
): Restaging {
  const [state, setState] = useState<Restaging['state']>('idle');
  const running = useRef<AbortController>(undefined);
  return {
    state,
    run(document, jaws, kept, { joins = false, inSequence }) {
      if (!engine) return;
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setState('running');
      engine.restage({ document, jaws, kept, inSequence }, own.signal).then(
        (made) => {
          if (own.signal.aborted) return;
          setState('idle');
          onMade(made, document, joins);
        },
        () => {
          if (!own.signal.aborted) setState('failed');
        },
      );
    },
    cancel() {
      running.current?.abort();
      setState('idle');
    },
  };
}
