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

test.each([10, 11, 12, 13, 31, 32, 34] as CaseStatus[])(
  'plans of status %i are made in order and not in the future',
  (status) => {
    for (const caseId of ['3', '5', '7']) {
      const { targets, stages } = plansOf(planned({ status, caseId }), now);
      const made = [...targets, ...(stages ? [stages] : [])];
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
  const made = plansOf(planned({ status: 10, caseId }), now);
  expect(made.targets.at(-1)?.status).toBe(target);
  expect(made.stages?.status ?? null).toBe(stages);
});

test('nobody audits what a doctor designs alone', () => {
  for (const caseId of ['4', '13', '2', '7']) {
    const { targets, stages } = plansOf(planned({ status: 10, caseId, self: true, auditorId: null }), now);
    for (const made of [...targets, ...(stages ? [stages] : [])]) expect(made.status).not.toBe(2);
  }
});

test('stages are before the doctor with the approval, and rejected ones say why', () => {
  expect(plansOf(planned({ status: 11 }), now).stages).toMatchObject({ status: 8, planType: 'step' });
  expect(plansOf(planned({ status: 12, reason: 'Too fast' }), now).stages).toMatchObject({
    status: 4,
    result: 'refuseStep',
    clinicalMessage: 'Too fast',
  });
});

test('a doctor who designs needs no auditor', () => {
  const { targets, stages } = plansOf(planned({ status: 13, self: true, auditorId: '6' }), now);
  for (const plan of [...targets, stages!]) expect(plan).toMatchObject({ kind: 'doctorDraft' });
});
