import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { PlanDocument } from '@archway/contracts';
import { jawOf, readPlan } from '@archway/dental';
import { type EditCommand, barOf, edited, keyFramesIn, noRules } from '@archway/dental/edit';
import { samplePlan } from '@archway/dental/testing';
import { loadTexts, startLanguage } from '@archway/platform/host';
import { planStages } from '../../plan/stages/plan-stages.ts';
import { StageClock } from '../../plan/stages/stage-clock.ts';
import type { Plan } from '../../plan/view/use-plan.ts';
import { texts } from '../../texts.ts';
import type { EditingAction } from '../state/editing.ts';
import type { Selection } from '../state/selection.ts';
import type { useKeyDrag } from '../timeline/bar-drag.ts';
import { KeyMarks } from '../timeline/KeyMarks.tsx';
import type { Design } from '../use-design.ts';
import { keyInBar } from './key-at.ts';
import { type KeyFrames, useKeyFrames } from './use-key-frames.ts';

const put = (stage: number, ...teeth: number[]): EditCommand => ({ type: 'keyFrame', teeth, stage });
const plan = (...commands: readonly EditCommand[]): PlanDocument =>
  commands.reduce(
    (now, command) => edited(now, command, noRules).document!,
    readPlan({ ...samplePlan(4), checks: [] }).document!,
  );

/** The hook in a plan that takes what it makes. */
function tool(document: PlanDocument, marked: Selection, stage: number, reads = false) {
  const done: EditingAction[] = [];
  let [now, selection] = [document, marked];
  const clock = new StageClock(planStages(now).total, stage);
  const { result, rerender } = renderHook(() =>
    useKeyFrames({
      plan: { source: { document: now }, clock, stages: planStages(now) } as unknown as Plan,
      ...{ selection, reads, prescribed: noRules, dispatch: (each) => done.push(each) },
    }),
  );
  return {
    ...{ done, clock },
    keys: () => result.current,
    mark(teeth: Selection): void {
      selection = teeth;
      rerender();
    },
    /** Does something with it, and takes what that makes. */
    run(what: (keys: KeyFrames) => void): PlanDocument {
      act(() => what(result.current));
      const last = done.at(-1);
      if (last?.type === 'made') now = last.document;
      clock.setTotal(planStages(now).total);
      rerender();
      return now;
    },
  };
}
const refusal = (action: EditingAction | undefined) => (action?.type === 'refuse' ? action.refused : null);
const stagesOf = (document: PlanDocument, fdi = 13) => keyFramesIn(document, fdi).map(({ stage }) => stage);

test('the shown stage becomes a key frame of the marked teeth, and is none again', () => {
  const own = tool(plan(), [11, 13], 5);
  expect(own.keys().teeth).toEqual([]);
  expect(stagesOf(own.run(({ toggle }) => toggle()))).toEqual([5]);
  expect(own.keys().teeth).toEqual([11, 13]);
  expect(own.run(({ toggle }) => toggle()).keyFrames).toBeUndefined();
  expect(own.clock.get().stage).toBe(5);
});

test('without marked teeth it says what to do; where a tooth is not on its way it says so; who reads changes nothing', () => {
  const nobody = tool(plan(), [], 5);
  nobody.run(({ toggle }) => toggle());
  expect(refusal(nobody.done[0])).toEqual({ reason: 'keyFrameNobody', teeth: [] });
  const outside = tool(plan(), [13], 12);
  outside.run(({ toggle }) => toggle());
  expect(refusal(outside.done[0])).toEqual({ reason: 'keyFrameOutside', teeth: [13] });
  const reads = tool(plan(put(5, 13)), [13], 5, true);
  reads.run(({ toggle, type, move, remove }) => {
    toggle();
    type('buccal', 1);
    move(13, 5, 1);
    remove(13, 5);
  });
  expect(reads.done).toEqual([]);
});

test('numbers move the key frames of those that have one, and the shown stage follows where they go', () => {
  const own = tool(plan({ type: 'bar', teeth: [13], end: 'both', by: 1 }, put(6, 13)), [11, 13], 6);
  expect(own.keys().teeth).toEqual([13]);
  const before = plan().target;
  const after = own.run(({ type }) => type('buccal', 4));
  expect(after.target).toEqual(before);
  expect(stagesOf(after)[0]).toBeGreaterThan(6);
  expect(own.clock.get().stage).toBe(stagesOf(after)[0]);
  // The tooth whose figures are shown has none: then everything is about targets.
  own.mark([13, 11]);
  expect(own.keys().teeth).toEqual([]);
});

test('a key frame that is moved takes those of other marked teeth at its stage along, and is shown', () => {
  const own = tool(plan(put(5, 13, 11)), [11, 13], 5);
  const after = own.run(({ move }) => move(13, 5, -2));
  expect([stagesOf(after), stagesOf(after, 11)]).toEqual([[3], [3]]);
  expect(own.clock.get().stage).toBe(3);
  own.mark([23]);
  const alone = own.run(({ move }) => move(13, 3, 1));
  expect([stagesOf(alone), stagesOf(alone, 11)]).toEqual([[4], [3]]);
  expect(stagesOf(own.run(({ remove }) => remove(13, 4)))).toEqual([]);
});

test('in a bar that is drawn they stand in proportion', () => {
  const bar = { from: 2, to: 12 };
  expect(keyInBar(7, bar, { from: 2, to: 22 })).toBe(12);
  expect(keyInBar(7, bar, { from: 5, to: 15 })).toBe(10);
});

describe('on the bar of its tooth', () => {
  const document = plan(put(5, 13), put(8, 13));
  const did: (readonly [string, number, number?])[] = [];
  const shown: number[] = [];
  beforeEach(async () => {
    did.length = shown.length = 0;
    localStorage.setItem('lang', 'en-US');
    await startLanguage(null);
    await loadTexts('viewer3d', texts);
  });
  const dragging = (drag: object | null = null) => ({ drag }) as unknown as ReturnType<typeof useKeyDrag>;
  function show(may: boolean, drag: object | null = null) {
    const design = {
      plan: { source: { document }, clock: { show: (stage: number) => shown.push(stage) } },
      keyFrames: {
        move: (_: number, stage: number, by: number) => did.push(['move', stage, by]),
        remove: (_: number, stage: number) => did.push(['remove', stage]),
      },
      ...{ movable: () => may, pick: (fdi: number) => did.push(['pick', fdi]) },
    } as unknown as Design;
    const bar = barOf(document.aligners[jawOf(13)], 13)!;
    return render(
      <KeyMarks {...{ design, fdi: 13, name: '13', bar, drawn: bar, total: 12, dragging: dragging(drag) }} />,
    );
  }
  const marks = () => screen.getAllByRole('button');

  test('each says tooth and stage; a press shows it; arrows move it, Delete takes it out', () => {
    show(true);
    expect(marks().map((mark) => mark.title)).toEqual([5, 8].map((stage) => expect.stringContaining(`13 · key frame at stage ${stage}`))); // prettier-ignore
    fireEvent.click(marks()[1]!);
    expect([did, shown]).toEqual([[['pick', 13]], [8]]);
    for (const key of ['ArrowLeft', 'ArrowRight', 'Delete', 'a']) fireEvent.keyDown(marks()[0]!, { key });
    expect(did.slice(1)).toEqual([
      ['move', 5, -1],
      ['move', 5, 1],
      ['remove', 5],
    ]);
  });

  test('one that is drawn stands where it would go; who reads sees them and cannot move them', () => {
    const { unmount } = show(true, { fdi: 13, stage: 5, by: 9 });
    expect(marks().map((mark) => mark.dataset['keyFrame'])).toEqual(['7', '8']);
    unmount();
    show(false);
    fireEvent.keyDown(marks()[0]!, { key: 'Delete' });
    expect([marks().length, did]).toEqual([2, []]);
    expect(marks()[0]!.title).not.toContain('Delete');
  });
});
