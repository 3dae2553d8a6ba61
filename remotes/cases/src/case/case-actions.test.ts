import {
  type CaseStatus,
  type Entrust,
  type RoleKey,
  actionsFor,
  caseMachine,
  caseStatus,
  caseStatuses,
  entrustTo,
} from '@archway/contracts';
import { mainAction, moreActions } from './case-actions.ts';

/** A row as the server tells it to somebody with this role towards the case. */
const row = (status: CaseStatus, role: RoleKey, modelCount = 0, entrust: Entrust = entrustTo.team) => ({
  status,
  modelCount,
  actions: actionsFor(caseMachine, status, [role], entrust),
});

test('the visible action is the reader’s own turn', () => {
  expect(mainAction(row(caseStatus.unsubmitted, 'creator'))).toBe('goSubmit');
  expect(mainAction(row(caseStatus.unsubmitted, 'step_design'))).toBeNull();
  expect(mainAction(row(caseStatus.inspectionFailed, 'creator'))).toBe('supply');
  expect(mainAction(row(caseStatus.inspectionFailed, 'step_design'))).toBe('viewQualityReport');
});

test('a question and a plan are the turn of those who may answer and approve', () => {
  expect(mainAction(row(caseStatus.feasibilityQuestion, 'creator'))).toBe('viewFeasibility');
  expect(mainAction(row(caseStatus.pendingApproval, 'creator'))).toBe('auditScheme');
  for (const status of [caseStatus.feasibilityQuestion, caseStatus.pendingApproval]) {
    expect(mainAction(row(status, 'step_design'))).toBeNull();
    expect(mainAction(row(status, 'assistant'))).toBeNull();
  }
});

test('what was asked about feasibility stays at hand for everybody', () => {
  expect(moreActions(row(caseStatus.feasibilityQuestion, 'step_design'))).toContain('viewFeasibility');
  expect(moreActions(row(caseStatus.feasibilityAnswered, 'creator'))).toContain('viewFeasibility');
});

test('nothing is offered twice', () => {
  for (const { value } of caseStatuses) {
    for (const role of ['creator', 'assistant', 'step_design', 'admin'] as const) {
      const shown = row(value, role, 2);
      expect(moreActions(shown)).not.toContain(mainAction(shown));
    }
  }
});

test('the quality report stays at hand once it is not the visible action', () => {
  expect(moreActions(row(caseStatus.inspectionFailed, 'creator'))).toContain('viewQualityReport');
  expect(moreActions(row(caseStatus.inspectionPassed, 'creator'))).toContain('viewQualityReport');
});

test('what the server does not name is not offered, whatever the reader is elsewhere', () => {
  const none = { status: caseStatus.pendingInspection, modelCount: 0, actions: [] };
  expect([mainAction(none), ...moreActions(none)]).toEqual([null]);
  expect(moreActions({ ...none, actions: ['withdraw', 'discard'] })).toEqual(['discard']);
});
