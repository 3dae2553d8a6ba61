import { act, renderHook } from '@testing-library/react';
import { holdWhilePressed } from '../../plan/stages/hold-while-pressed.ts';
import { StageClock } from '../../plan/stages/stage-clock.ts';
import type { Plan } from '../../plan/view/use-plan.ts';
import type { PlanAddress } from './plan-address.ts';
import { usePlanAddress } from './use-plan-address.ts';

const address = { stage: 0, comparedPlanId: null } as PlanAddress;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['pointerup', 'pointercancel'])(
  'the address waits while the slider is held, and is written once after a %s, wherever that is',
  (end) => {
    const clock = new StageClock(40);
    const plan = { clock, state: { reference: 'none', selected: null } } as unknown as Plan;
    const change = jest.fn();
    renderHook(() => usePlanAddress(plan, address, change));
    act(() => jest.advanceTimersByTime(1000));
    change.mockClear();
    holdWhilePressed(clock);
    for (const stage of [3, 9, 14]) {
      clock.show(stage);
      jest.advanceTimersByTime(5000);
    }
    expect(change).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(end, { bubbles: true }));
    expect(clock.get().held).toBe(false);
    jest.advanceTimersByTime(1000);
    expect(change.mock.calls).toEqual([[{ stage: 14, over: null, tooth: null }]]);
    // Nothing of it is left that would let the next one go.
    clock.hold(true);
    document.body.dispatchEvent(new Event(end, { bubbles: true }));
    expect(clock.get().held).toBe(true);
  },
);
