import { type Slide, presentationTemplates, slidesOf } from '@archway/contracts';
import { TALL_PAGE, WIDE_PAGE } from './box.ts';
import { type SlideContext, boxesOf, shotsIn } from './boxes.ts';
import { bodyLines } from './body-lines.ts';

const figures = ['Stages', 'Attachments', 'IPR', 'All', 'Out'].map((name) => ({ name, value: '12 / 14' }));
const context: SlideContext = { language: 'zh-CN', figuresOf: () => figures };
const text = (body: string): Slide => ({ kind: 'text', slideId: 'a', heading: '说明', body });

let count = 0;
const sources = {
  pictures: [],
  plans: [{ planId: '7', version: 1, name: 'P', planType: 'step', upperSteps: 1, lowerSteps: 1, documentHash: '' }],
} as const;
const all = presentationTemplates.flatMap((template) =>
  (['zh-CN', 'en-US'] as const).flatMap((language) =>
    slidesOf(template, {
      ...{ language, subtitle: 'Ada Lovelace', newId: () => String((count += 1)) },
      sources: { pictures: [], plans: [...sources.plans] },
    }),
  ),
);

test.each([
  ['wide', WIDE_PAGE],
  ['tall', TALL_PAGE],
] as const)('everything of every template stays on a %s page', (_, page) => {
  for (const box of all.flatMap((slide) => boxesOf(slide, context, page))) {
    const outside = box.x < 0 || box.y < 0 || box.x + box.width > page.width || box.y + box.height > page.height;
    expect([box, outside]).toEqual([box, false]);
  }
});

test('a long text becomes smaller until it fits', () => {
  const sizeOf = (body: string) => boxesOf(text(body), context).find((box) => box.kind === 'text' && !box.heading);
  const [short, long] = [sizeOf('- 佩戴'), sizeOf('- 每天佩戴二十二小时，进食时取下。\n'.repeat(14))];
  expect(short).toMatchObject({ size: 32 });
  expect((long as { size: number }).size).toBeLessThan(32);
});

test('points of a list are told from paragraphs, and empty lines are none', () => {
  expect(bodyLines('Hello\n\n- one\n • two\n-\n-3 mm')).toEqual([
    { text: 'Hello', point: false },
    { text: 'one', point: true },
    { text: 'two', point: true },
    { text: '-3 mm', point: false },
  ]);
});

test('a comparison wants the scan and the target, and no picture twice', () => {
  const comparison = (slideId: string): Slide => ({
    ...{ kind: 'comparison', slideId, heading: '', planId: '7', view: 'upper' },
  });
  const target: Slide = {
    ...{ kind: 'stage', slideId: 'c', heading: '', planId: '7', step: null, view: 'upper', animated: true },
  };
  expect([...shotsIn([comparison('a'), comparison('b'), target])]).toEqual([
    [
      '7',
      [
        { step: 0, view: 'upper' },
        { step: null, view: 'upper' },
      ],
    ],
  ]);
});
