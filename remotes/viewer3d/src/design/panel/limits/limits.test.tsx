import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import type { LimitsByType, MovementLimits, PlanDocument, ToothType } from '@archway/contracts';
import { readPlan } from '@archway/dental';
import { noRules } from '@archway/dental/edit';
import { samplePlan } from '@archway/dental/testing';
import { loadTexts, startLanguage } from '@archway/platform/host';
import { limitFieldId } from '@archway/ui/data';
import en from '../../../i18n/en-US.json';
import { texts } from '../../../texts.ts';
import type { EditingAction, Prescribed } from '../../state/editing.ts';
import type { Design } from '../../use-design.ts';
import { useLimits } from '../../use-limits.ts';
import type { Restaging } from '../../use-restage.ts';
import { LimitsLine } from './LimitsLine.tsx';

const plan = (part: Partial<PlanDocument> = {}, kind: PlanDocument['kind'] = 'step'): PlanDocument =>
  readPlan({ ...samplePlan(1, { kind }), ...part }).document!;
const general = { linear: 0.25, vertical: 0.15, rotation: 2 };
const own = { linear: 0.5, vertical: 0.3, rotation: 4 };

describe('the line and its dialog', () => {
  const asked: LimitsByType[] = [];
  beforeEach(async () => {
    asked.length = 0;
    localStorage.setItem('lang', 'en-US');
    await startLanguage(null);
    await loadTexts('viewer3d', texts);
  });
  function show(document: PlanDocument, reads = false) {
    const design = { edits: { now: { document } }, reads, limit: (limits: LimitsByType) => asked.push(limits) };
    return render(<LimitsLine design={design as unknown as Design} />);
  }
  const change = () => screen.getByRole('button', { name: en.design.limits.change });
  const field = (movement: keyof MovementLimits, of?: ToothType) =>
    document.getElementById(limitFieldId('design-limits', movement, of))!;
  const type = (input: HTMLElement, value: string): void => {
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };
  const apply = () => fireEvent.click(screen.getByRole('button', { name: en.design.limits.apply }));

  test('the line tells the limits of all teeth, and which types have their own', () => {
    const { rerender } = show(plan());
    const line = () => document.querySelector('[data-limits]')!.textContent;
    expect(line()).toContain('0.25');
    expect(line()).not.toContain('own limits');
    const limits = { ...general, collision: 0.05, byType: { canine: own, molar: own } };
    const design = { edits: { now: { document: plan({ limits }) } }, reads: false } as unknown as Design;
    rerender(<LimitsLine design={design} />);
    expect(line()).toContain('Canines, Molars: own limits');
  });

  test('whoever reads sees the limits and cannot change them', () => {
    show(plan(), true);
    expect((change() as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(change());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('other limits are asked for once, and the dialog goes; a stage plan says what follows, a target as well', async () => {
    const { unmount } = show(plan());
    fireEvent.click(change());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(en.design.limits.step)).toBeTruthy();
    type(field('linear'), '0.2');
    fireEvent.click(screen.getAllByRole('checkbox')[1]!);
    type(field('rotation', 'canine'), '1');
    apply();
    expect(asked).toEqual([{ ...general, linear: 0.2, byType: { canine: { ...general, linear: 0.2, rotation: 1 } } }]);
    unmount();
    show(plan({}, 'target'));
    fireEvent.click(change());
    expect(await screen.findByText(en.design.limits.target)).toBeTruthy();
  });

  test('limits that nobody may choose are not asked for: their field has the focus, and says what it takes', async () => {
    show(plan());
    fireEvent.click(change());
    await screen.findByRole('dialog');
    for (const value of ['9', '']) {
      type(field('vertical'), value);
      apply();
      expect(asked).toEqual([]);
      expect(document.activeElement).toBe(field('vertical'));
      expect(screen.getByRole('dialog').textContent).toMatch(/0\.05.*0\.5/);
    }
    fireEvent.click(screen.getByRole('button', { name: en.design.limits.standard }));
    apply();
    expect(asked).toEqual([general]);
  });
});

describe('limits of a plan that is edited', () => {
  interface Given {
    readonly document?: PlanDocument;
    readonly reads?: boolean;
    readonly prescribed?: Prescribed;
  }
  function limiting({ document = plan(), reads = false, prescribed = noRules }: Given = {}) {
    const done: EditingAction[] = [];
    const staged: Parameters<Restaging['run']>[] = [];
    const restaging = {
      state: 'idle',
      run: (...given: (typeof staged)[number]) => staged.push(given),
      cancel: () => {},
    };
    const { result } = renderHook(() =>
      useLimits({
        document,
        prescribed,
        reads,
        restaging: restaging as Restaging,
        dispatch: (each) => done.push(each),
      }),
    );
    return { done, staged, document, limit: (limits: LimitsByType) => act(() => result.current(limits)) };
  }
  const tight = { linear: 0.05, vertical: 0.03, rotation: 0.4 };

  test('teeth keep them at once; both jaws are staged again in their order, around what stays, and join it', () => {
    const locked = plan({ locked: [11] });
    const prescribed = { ...noRules, fixed: new Set([36]) };
    const tool = limiting({ document: { ...locked, inSequence: ['lower'] }, prescribed });
    tool.limit({ ...general, byType: { canine: tight } });
    expect(tool.done).toHaveLength(1);
    const [made] = tool.done as [Extract<EditingAction, { type: 'made' }>];
    expect(made.document.limits.byType).toEqual({ canine: tight });
    expect(tool.staged).toEqual([
      [made.document, ['upper', 'lower'], [11, 36], { joins: true, inSequence: ['lower'] }],
    ]);
  });

  test('a refusal is told with its teeth, and nothing is staged', () => {
    const tool = limiting({ document: plan({ locked: [16] }) });
    tool.limit({ ...general, byType: { molar: tight } });
    expect(tool.done).toEqual([{ type: 'refuse', refused: { reason: 'limitsLocked', teeth: [16] } }]);
    expect(tool.staged).toEqual([]);
  });

  test('the same limits, and those of whoever reads, do nothing; a target has nothing to stage', () => {
    const same = limiting();
    same.limit(general);
    const reads = limiting({ reads: true });
    reads.limit(tight);
    expect([same, reads].map(({ done, staged }) => [done, staged])).toEqual([[[], []], [[], []]]); // prettier-ignore
    const target = limiting({ document: plan({}, 'target') });
    target.limit(tight);
    expect([target.done.length, target.staged.length]).toEqual([1, 0]);
  });
});
