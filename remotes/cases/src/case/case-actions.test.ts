import { type CaseStatus, type RoleKey, caseStatus, caseStatuses } from '@archway/contracts';
import { mainAction, moreActions } from './case-actions.ts';

const row = (status: CaseStatus, modelCount = 0) => ({ status, modelCount });

const reader = (roles: readonly RoleKey[], maySubmit = true) => ({ roles: [...roles], maySubmit });
const creator = reader(['creator']);
const designer = reader(['step_design'], false);

test('the visible action is the reader’s own turn', () => {
  expect(mainAction(row(caseStatus.unsubmitted), creator)).toBe('goSubmit');
  expect(mainAction(row(caseStatus.unsubmitted), designer)).toBeNull();
  expect(mainAction(row(caseStatus.inspectionFailed), creator)).toBe('supply');
  expect(mainAction(row(caseStatus.inspectionFailed), designer)).toBe('viewQualityReport');
});

test('a question and a plan are the turn of those who may answer and approve', () => {
  expect(mainAction(row(caseStatus.feasibilityQuestion), creator)).toBe('viewFeasibility');
  expect(mainAction(row(caseStatus.pendingApproval), creator)).toBe('auditScheme');
  for (const status of [caseStatus.feasibilityQuestion, caseStatus.pendingApproval]) {
    expect(mainAction(row(status), designer)).toBeNull();
    expect(mainAction(row(status), reader(['assistant']))).toBeNull();
  }
});

test('what was asked about feasibility stays at hand for everybody', () => {
  expect(moreActions(row(caseStatus.feasibilityQuestion), designer, null)).toContain('viewFeasibility');
  expect(
    moreActions(row(caseStatus.feasibilityAnswered), creator, mainAction(row(caseStatus.feasibilityAnswered), creator)),
  ).toContain('viewFeasibility');
});

test('nothing is offered twice', () => {
  for (const { value } of caseStatuses) {
    for (const maySubmit of [true, false]) {
      const main = mainAction(row(value, 2), reader(['creator'], maySubmit));
      expect(moreActions(row(value, 2), { roles: ['creator'] }, main)).not.toContain(main);
    }
  }
});

test('the quality report stays at hand once it is not the visible action', () => {
  expect(moreActions(row(caseStatus.inspectionFailed), { roles: ['creator'] }, 'supply')).toContain(
    'viewQualityReport',
  );
  expect(moreActions(row(caseStatus.inspectionPassed), { roles: ['creator'] }, null)).toContain('viewQualityReport');
});
