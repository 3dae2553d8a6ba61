import { actionsFor, transitionFor } from '../wire/transitions.ts';
import { caseMachine } from './machine.ts';
import { caseStatuses, caseTabs } from './status.ts';

describe('the life of a case', () => {
  it('knows each state and decides each action in a state once', () => {
    const states = new Set<number>(caseStatuses.map((status) => status.value));
    const seen = new Set<string>();
    for (const row of caseMachine) {
      expect(states.has(row.from) && states.has(row.to)).toBe(true);
      expect(seen.has(`${row.from} ${row.action}`)).toBe(false);
      seen.add(`${row.from} ${row.action}`);
    }
  });

  it('reaches every state from the beginning', () => {
    const reached = new Set<number>([0]);
    for (let grew = true; grew;) {
      const before = reached.size;
      for (const row of caseMachine) if (reached.has(row.from)) reached.add(row.to);
      grew = reached.size > before;
    }
    expect([...reached].sort((a, b) => a - b)).toEqual(caseStatuses.map((status) => status.value));
  });

  it('lets a doctor approve and reject, and never a designer or an assistant', () => {
    expect(actionsFor(caseMachine, 11, ['doctor'])).toEqual(['approve', 'reject']);
    expect(actionsFor(caseMachine, 11, ['target_design', 'assistant'])).toEqual([]);
  });

  it('confirms a plan only after clinical approval, and once', () => {
    expect(transitionFor(caseMachine, 11, 'confirmPlan')).toBeUndefined();
    expect(transitionFor(caseMachine, 13, 'confirmPlan')?.to).toBe(31);
    expect(transitionFor(caseMachine, 31, 'confirmPlan')).toBeUndefined();
  });
});

describe('tabs of the case list', () => {
  it('show every status in exactly one tab besides the general ones', () => {
    const shown = caseTabs.flatMap((tab) => (tab.statuses as readonly number[] | null) ?? []).sort((a, b) => a - b);
    expect(shown).toEqual(caseStatuses.map((status) => status.value));
  });
});
