import { actionsFor, mayTake, rowsOf, transitionFor } from '../machine/machine-rows.ts';
import { caseMachine, offeredCaseActions } from './machine.ts';
import { turnOf, turnRoles } from './turn.ts';
import { caseStatuses, caseTabs } from './status.ts';

const modes = [0, 1, 2] as const;
/** Statuses that are an end: discarded, and completed. */
const ends = [33, 34];
/** Roles that may stand towards a case of each way of design; the team, too, where it inspects for the doctors. */
const parties = {
  0: ['creator', 'doctor', 'assistant', 'internal_audit', 'target_design', 'modelmaker', 'system'],
  1: ['creator', 'doctor', 'assistant', 'design_center', 'modelmaker'],
  2: ['creator', 'doctor', 'assistant', 'target_design', 'internal_audit', 'modelmaker'],
} as const;

describe.each(modes)('the life of a case that is designed by %i', (mode) => {
  const machine = rowsOf(caseMachine, mode);

  it.each(caseStatuses.map(({ value }) => value).filter((value) => !ends.includes(value)))(
    'has a way on from status %i, by somebody who has to do with it',
    (status) => {
      const ways = machine.filter(({ from, action }) => from === status && action !== 'discard');
      const taken = ways.filter((row) => mayTake(row, parties[mode]));
      expect(taken.map(({ action }) => action)).not.toEqual([]);
      expect(turnRoles(status, mode).some((role) => (parties[mode] as readonly string[]).includes(role))).toBe(true);
      expect(turnOf(status, mode)).not.toBeNull();
    },
  );

  it('leads from every status to the end', () => {
    for (const { value } of caseStatuses) {
      const reached = new Set<number>([value]);
      for (let grew = true; grew;) {
        const before = reached.size;
        for (const row of machine) if (reached.has(row.from)) reached.add(row.to);
        grew = reached.size > before;
      }
      expect(reached.has(34)).toBe(true);
    }
  });

  it('is an administrator’s to correct everywhere', () => {
    for (const row of machine) expect(mayTake(row, ['admin'])).toBe(true);
  });

  it('ends with nobody’s turn', () => {
    expect(turnOf(34, mode)).toBeNull();
    expect(turnOf(33, mode)).toBeNull();
  });
});

describe('the case machine', () => {
  it('lets a doctor approve and reject, and never a designer or an assistant', () => {
    expect(actionsFor(caseMachine, 11, ['doctor'])).toEqual(['approve', 'reject']);
    expect(actionsFor(caseMachine, 11, ['target_design', 'assistant'])).toEqual([]);
  });

  it('confirms a plan only after clinical approval, and once', () => {
    expect(transitionFor(caseMachine, 11, 'confirmPlan')).toBeUndefined();
    expect(transitionFor(caseMachine, 13, 'confirmPlan')?.to).toBe(31);
    expect(transitionFor(caseMachine, 31, 'confirmPlan')).toBeUndefined();
  });

  it('lets the doctor of a lab case begin no design, and nobody but the machine or the team inspect a self-designed one', () => {
    expect(actionsFor(caseMachine, 6, ['doctor'], 1)).toEqual([]);
    expect(actionsFor(caseMachine, 1, ['doctor'], 0)).toEqual(['withdraw', 'discard']);
    expect(actionsFor(caseMachine, 1, ['design_center'], 0)).toEqual([]);
  });

  it('offers every action: there is none that no call accepts', () => {
    const all = new Set<string>(caseMachine.actions);
    for (const action of offeredCaseActions) all.delete(action);
    expect([...all]).toEqual([]);
  });
});

describe('whose turn it is', () => {
  it.each([
    [0, 0, 'practice'],
    [1, 0, 'machine'],
    [10, 0, 'doctor'],
    [1, 1, 'center'],
    [10, 1, 'center'],
    [10, 2, 'team'],
    [5, 2, 'practice'],
    [8, 1, 'doctor'],
    [11, 2, 'doctor'],
    [13, 1, 'doctor'],
    [31, 1, 'production'],
  ] as const)('status %i, design by %i: %s', (status, mode, turn) => expect(turnOf(status, mode)).toBe(turn));

  it.each([
    [0, 'doctor', 'doctor'],
    [1, 'center', 'design_center'],
    [2, 'team', 'post_process'],
  ] as const)('is not the doctor’s to confirm what is not post-processed: design by %i, %s', (mode, turn, role) => {
    expect(turnOf(13, mode, { unfinished: true })).toBe(turn);
    expect(turnRoles(13, mode, true)).toContain(role);
    expect(turnRoles(13, mode, true).includes('doctor')).toBe(mode === 0);
    expect(turnOf(11, mode, { unfinished: true })).toBe('doctor');
  });

  it('is the team’s where it inspects for the doctors', () =>
    expect(turnOf(1, 0, { teamInspects: true })).toBe('team'));
});

describe('tabs of the case list', () => {
  it('show every status in exactly one tab besides the general ones', () => {
    const shown = caseTabs.flatMap((tab) => (tab.statuses as readonly number[] | null) ?? []).sort((a, b) => a - b);
    expect(shown).toEqual(caseStatuses.map((status) => status.value));
  });
});
