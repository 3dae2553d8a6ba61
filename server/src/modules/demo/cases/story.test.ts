import { type RoleKey, caseMachine, serviceTypes, transitionFor } from '@archway/contracts';
import { Chance } from './chance.ts';
import { restingStatuses } from './reach.ts';
import { inLanguage, saidOf } from './said.ts';
import { type Actor, selfDesigned, storyOf } from './story.ts';

const rolesOf: Record<Actor, readonly (RoleKey | 'system')[]> = {
  doctor: ['creator', 'doctor'],
  assistant: ['assistant'],
  designer: ['target_design', 'design_center'],
  auditor: ['internal_audit', 'design_center'],
  maker: ['modelmaker'],
  system: ['system'],
};

describe.each([0, 1, 2] as const)('design by %i', (entrust) => {
  test.each(restingStatuses(entrust, serviceTypes.aligner.id))(
    'status %i was reached along the case machine',
    (status) => {
      for (let seed = 1; seed <= 5; seed++) {
        const drawn = storyOf(status, saidOf[serviceTypes.aligner.id], new Chance(seed));
        const story = entrust === 0 ? selfDesigned(drawn) : drawn;
        let now = 0;
        for (const { action, from, to, actor } of story) {
          expect(from).toBe(now);
          const row = transitionFor(caseMachine, from, action, entrust);
          expect(row?.to).toBe(to);
          expect(row?.by.some((role) => (rolesOf[actor] as readonly string[]).includes(role))).toBe(true);
          now = to;
        }
        expect(now).toBe(status);
      }
    },
  );
});

test('words go with the patient, and those of one language stay as they are', () => {
  const { missing, question } = saidOf[serviceTypes.aligner.id];
  for (const words of missing) expect([inLanguage(words, true), inLanguage(words, false)]).toEqual(missing);
  expect(inLanguage(question, false)).toBe(question);
});

test('chance is the same at every run', () => {
  const draw = (): number[] => {
    const chance = new Chance(7);
    return Array.from({ length: 5 }, () => chance.between(1, 100));
  };
  expect(draw()).toEqual(draw());
});
