import { samplePlan } from '@archway/dental/testing';
import { firstView } from '../../plan/view/plan-view.ts';
import { planStages } from '../../plan/stages/plan-stages.ts';
import { StageClock } from '../../plan/stages/stage-clock.ts';
import { planKey } from './use-plan-keys.ts';

const stages = planStages(samplePlan(1));
const silent = { shown: false, placing: false, place: jest.fn() };

function press(...keys: string[]) {
  return pressWith(silent, ...keys);
}

function pressWith(discussion: typeof silent, ...keys: string[]) {
  const clock = new StageClock(stages.total, 5);
  const [dispatch, select] = [jest.fn(), jest.fn()];
  const plain = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
  for (const key of keys)
    planKey({ ...plain, key }, { clock, dispatch, select, stages, state: firstView }, discussion)?.();
  return { clock: clock.get(), dispatch, select };
}

test('arrows go from stage to stage, home and end to the first and last, space plays', () => {
  expect(press('ArrowRight', 'ArrowRight', 'ArrowLeft').clock.stage).toBe(6);
  expect(press('End').clock.stage).toBe(stages.total);
  expect(press('Home').clock.stage).toBe(0);
  expect(press(' ').clock.playing).toBe(true);
  expect(press(' ', ' ').clock.playing).toBe(false);
});

test('digits are the standard views, u and l jaws alone, escape lets the tooth go', () => {
  expect(press('4').dispatch).toHaveBeenCalledWith({ type: 'view', view: 'upper' });
  expect(press('u').dispatch).toHaveBeenCalledWith({ type: 'jaws', jaws: 'upper' });
  expect(press('Escape').select).toHaveBeenCalledWith(null);
});

test('keys of the browser stay its own', () => {
  const clock = new StageClock(9, 5);
  const plan = { clock, dispatch: jest.fn(), select: jest.fn(), stages, state: firstView };
  const key = { key: 'ArrowLeft', ctrlKey: false, altKey: true, metaKey: false, shiftKey: false };
  expect(planKey(key, plan, silent)).toBeUndefined();
  expect(planKey({ ...key, altKey: false, key: 'x' }, plan, silent)).toBeUndefined();
});

test('c pins a comment, and escape gives that up before it lets the tooth go', () => {
  const place = jest.fn();
  pressWith({ shown: true, placing: false, place }, 'c');
  expect(place).toHaveBeenCalledTimes(1);
  expect(pressWith({ shown: true, placing: true, place }, 'Escape').select).not.toHaveBeenCalled();
  expect(place).toHaveBeenCalledTimes(2);
});
