import type { CaseStatus } from '@archway/contracts';
import { plansOf, type PlannedCase } from './plan-story.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

const planned = (part: Partial<PlannedCase>): PlannedCase => ({
  caseId: '3',
  version: 1,
  status: 10,
  self: false,
  patientName: 'Mila Varga',
  request: null,
  designerId: '5',
  auditorId: '6',
  upperSteps: null,
  lowerSteps: null,
  begun: new Date(now - 3_600_000),
  judged: new Date(now - 60_000),
  reason: null,
  ...part,
});

const ofType = (part: Partial<PlannedCase>, planType: 'target' | 'step') =>
  plansOf(planned(part), now).flatMap(({ plan }) => (plan.planType === planType ? [plan] : []));

test.each([10, 11, 12, 13, 31, 32, 34] as CaseStatus[])(
  'plans of status %i are made in order and not in the future',
  (status) => {
    for (const caseId of ['3', '5', '6', '7', '8']) {
      const made = plansOf(planned({ status, caseId }), now).map(({ plan }) => plan);
      const times = made.map((plan) => plan.createTime!.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const plan of made) {
        expect(plan.updateTime!.getTime()).toBeLessThan(now);
        expect(plan.updateTime!.getTime()).toBeGreaterThanOrEqual(plan.createTime!.getTime());
      }
    }
  },
);

test.each([
  ['4', 0, null],
  ['13', 2, null],
  ['2', 3, 0],
  ['7', 3, 2],
] as const)('case %s in design stands at its own place: target %p, stages %p', (caseId, target, stages) => {
  expect(ofType({ caseId }, 'target').at(-1)?.status).toBe(target);
  expect(ofType({ caseId }, 'step').at(-1)?.status ?? null).toBe(stages);
});

test('a second goal and second stages are copies of what was sent back', () => {
  const made = plansOf(planned({ status: 11, caseId: '6' }), now);
  expect(made.map(({ plan, source, target }) => [plan.planType, plan.status, source, target])).toEqual([
    ['target', 4, null, null],
    ['target', 3, 0, null],
    ['step', 4, null, 1],
    ['step', 8, 2, 1],
  ]);
  expect(new Set(made.map(({ design }) => JSON.stringify(design))).size).toBe(4);
});

test.each(['4', '13', '2', '7', '6', '12'])('nobody audits what a doctor designs alone: case %s', (caseId) => {
  for (const status of [10, 11] as const)
    for (const { plan } of plansOf(planned({ status, caseId, self: true, auditorId: null }), now)) {
      expect(plan.status).not.toBe(2);
      expect(plan.reviewMessage ?? null).toBeNull();
    }
});

test('stages are before the doctor with the approval, and rejected ones say why', () => {
  expect(ofType({ status: 11 }, 'step').at(-1)).toMatchObject({ status: 8, planType: 'step' });
  expect(ofType({ status: 12, reason: 'Too fast' }, 'step').at(-1)).toMatchObject({
    status: 4,
    result: 'refuseStep',
    clinicalMessage: 'Too fast',
  });
});

test('a doctor who designs needs no auditor', () => {
  for (const { plan } of plansOf(planned({ status: 13, self: true, auditorId: '6' }), now))
    expect(plan).toMatchObject({ kind: 'doctorDraft' });
});

test.each(['crown', 'implant'] as const)('a %s has no steps and nothing that is designed in steps', (request) => {
  for (const { plan, design } of plansOf(planned({ status: 11, caseId: '6', request, upperSteps: 9 }), now)) {
    expect(design).toBeNull();
    expect(plan.upperSteps ?? null).toBeNull();
  }
});
