import { useRef, useState } from 'react';
import type { PlanDocument } from '@archway/contracts';
import type { Jaw } from '@archway/dental';
import type { Engine } from './engine/engine.ts';

export interface Restaging {
  readonly state: 'idle' | 'running' | 'failed';
  /** @param how `joins`: it belongs to what was changed before, and is taken back with it */
  readonly run: (
    document: PlanDocument,
    jaws: readonly Jaw[],
    kept: readonly number[],
    how?: { readonly joins: boolean },
  ) => void;
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
    run(document, jaws, kept, { joins } = { joins: false }) {
      if (!engine) return;
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setState('running');
      engine.restage({ document, jaws, kept }, own.signal).then(
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
