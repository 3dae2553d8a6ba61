import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Plan } from '../../plan/view/use-plan.ts';
import { type PlanAddress, changedAddress } from './plan-address.ts';

/** A stage that is only passed does not come into the address, ms. */
const RESTS_MS = 300;

export type ChangeAddress = (part: Readonly<Record<string, string | number | null>>) => void;

/** Changes parts of the address without a step of its own in the history. */
export function useChangeAddress(): ChangeAddress {
  const [, setParams] = useSearchParams();
  return useCallback((part) => setParams((params) => changedAddress(params, part), { replace: true }), [setParams]);
}

/** Keeps the address at what is looked at, so that it can be sent; and follows one that is entered. */
export function usePlanAddress(plan: Plan, address: PlanAddress, change: ChangeAddress): void {
  const { clock, state } = plan;
  const { reference, selected } = state;
  const { comparedPlanId } = address;
  const written = useRef(address.stage);
  useEffect(() => {
    if (address.stage === written.current) return;
    written.current = address.stage;
    clock.show(address.stage);
  }, [address.stage, clock]);
  // Another address is no reason to write it again.
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  // By the clock and not by what is rendered: the page as a whole has nothing to do while stages pass.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      clearTimeout(timer);
      const { playing, held, stage } = clock.get();
      // The page renders for its address: nobody who draws through the stages shall wait for that.
      if (playing || held) return;
      timer = setTimeout(() => {
        written.current = stage;
        latest.current({
          stage: stage === 0 ? null : stage,
          // Over a plan that is compared with, nothing has to be said to be nothing.
          over: reference === 'none' && !comparedPlanId ? null : reference,
          tooth: selected,
        });
      }, RESTS_MS);
    };
    write();
    const leave = clock.subscribe(write);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [clock, reference, selected, comparedPlanId]);
}
