import { useEffect, useRef, useState } from 'react';
import type { ListedPlan } from '@archway/contracts';
import { importPlan } from './import-plan.ts';
import { type FoundBundle, type PlanBundle, type PlanFile, bundleIn } from './plan-bundle.ts';

export type ImportState =
  | { readonly is: 'choosing' | 'reading' }
  | { readonly is: 'found'; readonly found: FoundBundle }
  | { readonly is: 'running'; readonly done: number; readonly total: number }
  | { readonly is: 'failed'; readonly error: unknown };

export interface PlanImport {
  readonly state: ImportState;
  choose(files: readonly PlanFile[]): Promise<void>;
  /** Sends what was found; after a failure it goes on with what has not arrived. @returns whether it is saved */
  start(): Promise<boolean>;
  /** Ends what is under way, and begins again with the choice. */
  reset(): void;
}

/** The way of a plan from the disk of a designer into a draft. Leaving the screen ends it. */
export function useImport(plan: ListedPlan): PlanImport {
  const [state, setState] = useState<ImportState>({ is: 'choosing' });
  const control = useRef(new AbortController());
  const chosen = useRef<{ bundle: PlanBundle; arrived: Map<string, string> }>(undefined);
  useEffect(() => () => control.current.abort(), []);

  const begin = (): AbortSignal => {
    control.current.abort();
    control.current = new AbortController();
    return control.current.signal;
  };
  return {
    state,
    async choose(files) {
      const signal = begin();
      setState({ is: 'reading' });
      try {
        const found = await bundleIn(files, plan.planType);
        if (signal.aborted) return;
        chosen.current = found.bundle && { bundle: found.bundle, arrived: new Map() };
        setState({ is: 'found', found });
      } catch (error) {
        if (!signal.aborted) setState({ is: 'failed', error });
      }
    },
    async start() {
      if (!chosen.current) return false;
      const signal = begin();
      const { bundle, arrived } = chosen.current;
      const show = (next: ImportState): void => {
        if (!signal.aborted) setState(next);
      };
      try {
        const onProgress = (done: number, total: number): void => show({ is: 'running', done, total });
        await importPlan(plan, bundle, { arrived, onProgress, signal });
        return !signal.aborted;
      } catch (error) {
        show({ is: 'failed', error });
        return false;
      }
    },
    reset() {
      control.current.abort();
      chosen.current = undefined;
      setState({ is: 'choosing' });
    },
  };
}
