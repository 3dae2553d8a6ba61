import { type RoleKey, caseMachine, transitionFor } from '@archway/contracts';
import { Chance } from './chance.ts';
import { type Actor, statusShares, storyOf } from './story.ts';

const rolesOf: Record<Actor, readonly RoleKey[]> = {
  doctor: ['creator', 'doctor'],
  assistant: ['assistant'],
  designer: ['target_design', 'design_center'],
  auditor: ['internal_audit', 'design_center'],
  maker: ['modelmaker'],
};

test.each(statusShares.map(([status]) => status))('status %i was reached along the case machine', (status) => {
  for (let seed = 1; seed <= 5; seed++) {
    const story = storyOf(status, new Chance(seed));
    let now = 0;
    for (const { action, from, to, actor } of story) {
      expect(from).toBe(now);
      const row = transitionFor(caseMachine, from, action);
      expect(row?.to).toBe(to);
      expect(row?.by.some((role) => (rolesOf[actor] as readonly string[]).includes(role))).toBe(true);
      now = to;
    }
    expect(now).toBe(status);
  }
});

test('chance is the same at every run', () => {
  const draw = (): number[] => {
    const chance = new Chance(7);
    return Array.from({ length: 5 }, () => chance.between(1, 100));
  };
  expect(draw()).toEqual(draw());
});
