import { act, renderHook } from '@testing-library/react';
import type { PlanDocument } from '@archway/contracts';
import { type Jaw, readPlan } from '@archway/dental';
import { type EditCommand, edited, noRules } from '@archway/dental/edit';
import { samplePlan } from '@archway/dental/testing';
import { planStages } from '../../plan/stages/plan-stages.ts';
import { StageClock } from '../../plan/stages/stage-clock.ts';
import type { Plan } from '../../plan/view/use-plan.ts';
import { useRest } from './use-rest.ts';

const plan = (kind: PlanDocument['kind'] = 'step'): PlanDocument => readPlan(samplePlan(1, { kind })).document!;

/** The hook in a plan that takes what it runs, unless it is told not to. */
function resting(document: PlanDocument, stage: number, jaw: Jaw = 'upper') {
  const ran: EditCommand[] = [];
  let now = document;
  const clock = new StageClock(planStages(now).total, stage);
  const given = () => ({ source: { document: now }, clock, stages: planStages(now) }) as unknown as Plan;
  const { result, rerender } = renderHook(() => useRest(given(), jaw, (command) => ran.push(command)));
  return {
    ...{ ran, clock, press: () => act(() => result.current()) },
    /** What was run last is made, or something else. */
    make(command: EditCommand = ran.at(-1)!) {
      now = edited(now, command, noRules).document!;
      clock.setTotal(planStages(now).total);
      rerender();
      return now;
    },
  };
}

test('a rest is put in after the shown stage, which is the one that is shown then', () => {
  const rest = resting(plan(), 3);
  rest.press();
  expect(rest.ran).toEqual([{ type: 'rest', jaw: 'upper', after: 3 }]);
  expect(rest.clock.get().stage).toBe(3);
  expect(rest.make().aligners.upper[4]!.passive).toBe(true);
  expect(rest.clock.get().stage).toBe(4);
  rest.press();
  expect(rest.ran.at(-1)).toEqual({ type: 'removeRest', jaw: 'upper', at: 4 });
  expect(rest.make().aligners.upper.some(({ passive }) => passive)).toBe(false);
  expect(rest.clock.get().stage).toBe(4);
});

test('after the last stage the clock goes to the new one, which it has not had before', () => {
  const rest = resting(plan(), 12, 'lower');
  rest.press();
  rest.make();
  expect(rest.clock.get().stage).toBe(13);
});

test('what was refused is not shown, nor is what somebody did instead', () => {
  const rest = resting(plan(), 3);
  rest.press();
  rest.make({ type: 'movement', teeth: [13], movement: 'tip', value: 2 });
  expect(rest.clock.get().stage).toBe(3);
  // It is forgotten with that: the same change later is followed nowhere.
  rest.make({ type: 'rest', jaw: 'upper', after: 3 });
  expect(rest.clock.get().stage).toBe(3);
});

test('a target has no stage to rest in', () => {
  const rest = resting(plan('target'), 1);
  rest.press();
  expect(rest.ran).toEqual([]);
});
