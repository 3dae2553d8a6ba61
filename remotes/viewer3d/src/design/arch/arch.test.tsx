import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { PlanDocument } from '@archway/contracts';
import { readPlan } from '@archway/dental';
import type { OnArch } from '@archway/dental/design';
import { type EditCommand, archLine, archNumbersOf, edited, noRules, presentArch } from '@archway/dental/edit';
import { samplePlan } from '@archway/dental/testing';
import { loadTexts, startLanguage } from '@archway/platform/host';
import type { Plan } from '../../plan/view/use-plan.ts';
import { texts } from '../../texts.ts';
import type { Engine } from '../engine/engine.ts';
import type { EngineJobs } from '../engine/engine-jobs.ts';
import type { Refused } from '../state/editing.ts';
import type { Design } from '../use-design.ts';
import { ArchHandleMark } from './ArchHandleMark.tsx';
import type { PlaneOnCanvas } from './plane-on-canvas.ts';
import { type ArchTool, useArch } from './use-arch.ts';

const document: PlanDocument = readPlan({ ...samplePlan(2), locked: [13] }).document!;

/** The hook with an engine that answers when it is told to. */
function arch(source: PlanDocument = document) {
  const asked: EngineJobs['arch']['input'][] = [];
  let answer: (made: OnArch) => void = () => undefined;
  const engine = {
    arch(input: EngineJobs['arch']['input']) {
      asked.push(input);
      return new Promise<OnArch>((resolve) => (answer = resolve));
    },
  } as unknown as Engine;
  const ran: EditCommand[] = [];
  const refused: Refused[] = [];
  const looked: unknown[] = [];
  const options = (of: PlanDocument) => ({
    plan: { source: { document: of }, dispatch: (action: unknown) => looked.push(action) } as unknown as Plan,
    ...{ jaw: 'upper', active: true, reads: false, engine, ready: true } as const, // prettier-ignore
    prescribed: { ...noRules, fixed: new Set([21]) },
    run: (command: EditCommand) => ran.push(command),
    refuse: (why: Refused) => refused.push(why),
  });
  const first = options(source);
  const { result, rerender } = renderHook((given: typeof first) => useArch(given), { initialProps: first });
  return {
    ...{ asked, ran, refused, looked, result },
    numbers: () => archNumbersOf(result.current.shown!.form, result.current.shown!.marks),
    give: (made: OnArch) => act(() => Promise.resolve(answer(made))),
    show: (of: PlanDocument) => rerender({ ...first, plan: { ...first.plan, source: { document: of } } as Plan }),
  };
}

test('the line follows what is drawn, and teeth follow once it is let go: locked and fixed ones stay', async () => {
  const tool = arch();
  expect(tool.looked).toEqual([{ type: 'view', view: 'upper' }]);
  const before = tool.numbers();
  act(() => tool.result.current.draw('molars', before.molars + 1));
  expect(tool.numbers().molars).toBeCloseTo(before.molars + 1, 1);
  expect(tool.asked).toEqual([]);
  act(() => tool.result.current.drop());
  expect(tool.asked).toMatchObject([{ jaw: 'upper', stays: [13, 21] }]);
  expect(tool.result.current.running).toBe(true);
  const poses = [[12, document.target['12']!]] as const;
  await tool.give({ poses });
  expect(tool.ran).toEqual([{ type: 'arch', jaw: 'upper', form: tool.asked[0]!.form, poses }]);
  expect(edited(document, tool.ran[0]!, noRules).document!.arches.upper?.params).toHaveLength(4);
  expect(tool.result.current.running).toBe(false);
});

test('what cannot be is told, and the line goes back to where it was', async () => {
  const tool = arch();
  const before = tool.numbers();
  act(() => tool.result.current.choose('square'));
  expect(tool.numbers()).not.toEqual(before);
  await tool.give({ refused: 'archNoRoom', teeth: [13, 21] });
  expect(tool.refused).toEqual([{ reason: 'archNoRoom', teeth: [13, 21] }]);
  expect([tool.numbers(), tool.ran]).toEqual([before, []]);
  act(() => tool.result.current.type('canines', 89));
  expect(tool.refused.at(-1)?.reason).toBe('archShape');
});

test('teeth that were set on the arch of an older plan are forgotten', async () => {
  const tool = arch();
  act(() => tool.result.current.type('middle', 1));
  tool.show(edited(document, { type: 'movement', teeth: [11], movement: 'tip', value: 3 }, noRules).document!);
  await tool.give({ poses: [] });
  expect(tool.ran).toEqual([]);
});

test('a jaw of five teeth has no arch', () => {
  const few = { ...document, teeth: document.teeth.filter(({ fdi }) => fdi < 16) };
  expect(arch(few).result.current.shown).toBeNull();
});

test('a handle is a slider for keys, and still for whoever reads', async () => {
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await loadTexts('viewer3d', texts);
  const form = presentArch(document, 'upper')!;
  const { shown } = arch().result.current;
  const typed: [string, number][] = [];
  const tool = { shown: shown!, running: false, waits: false, type: (...each: [string, number]) => typed.push(each) };
  const plane: PlaneOnCanvas = { key: '', to: ([x, , z]) => ({ x, y: z }), from: (x, y) => [x, 0, y] };
  const handle = archLine(form, shown!.marks).handles.find(({ number }) => number === 'depth')!;
  const design = (reads: boolean) => ({ arch: tool as unknown as ArchTool, reads }) as Design;
  const mark = (reads: boolean) => (
    <svg>
      <ArchHandleMark design={design(reads)} handle={handle} plane={plane} />
    </svg>
  );
  const { rerender } = render(mark(false));
  const slider = screen.getByRole('slider', { name: 'Arch depth' });
  const { depth } = archNumbersOf(form, shown!.marks);
  fireEvent.keyDown(slider, { key: 'ArrowUp' });
  fireEvent.keyDown(slider, { key: 'a' });
  expect(typed).toEqual([['depth', depth + 0.5]]);
  rerender(mark(true));
  fireEvent.keyDown(slider, { key: 'ArrowUp' });
  expect(typed).toHaveLength(1);
});
