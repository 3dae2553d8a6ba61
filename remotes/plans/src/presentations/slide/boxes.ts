import {
  type PlanShot,
  type PresentationLanguage,
  type Slide,
  type SlideOf,
  presentationWords,
} from '@archway/contracts';
import { bodyLines } from './body-lines.ts';
import { type Box, type Page, type Place, type TextBox, WIDE_PAGE } from './box.ts';
import type { PlanFigure } from './plan-figures.ts';
import { LINE_HEIGHT, fittingSize, linesOf } from './text-size.ts';

/** What a slide has to know besides itself. */
export interface SlideContext {
  readonly language: PresentationLanguage;
  /** Null while the plan is on its way, or is not there any more. */
  readonly figuresOf: (planId: string) => readonly PlanFigure[] | null;
}

/** The same with the room there is. */
interface Laying extends SlideContext {
  readonly page: Page;
}

const EDGE = 56;
const GAP = 32;
const CAPTION = 44;

const innerOf = ({ width }: Page): number => width - 2 * EDGE;
const bottomOf = ({ height }: Page): number => height - 48;
const isTall = ({ width, height }: Page): boolean => height > width;

const words = (part: Pick<TextBox, 'x' | 'y' | 'width' | 'height' | 'text' | 'size'> & Partial<TextBox>): TextBox => ({
  ...{ kind: 'text', tone: 'text', align: 'left', stands: 'top' },
  ...part,
});

/** The heading of a slide, and where the rest of it begins. */
function headed(heading: string, page: Page): { boxes: Box[]; top: number } {
  if (heading.trim() === '') return { boxes: [], top: 48 };
  const height = 96;
  const width = innerOf(page);
  const size = fittingSize(heading, [40, 34, 28, 24], { width, height });
  const place = { x: EDGE, y: 36, width, height };
  return { boxes: [words({ ...place, text: heading, size, strong: true, stands: 'middle', heading: true })], top: 148 };
}

const captioned = (text: string, { x, y, width }: { x: number; y: number; width: number }): Box[] =>
  text.trim() === ''
    ? []
    : [
        words({
          ...{ x, y, width, height: CAPTION, text },
          ...{ size: fittingSize(text, [24, 20, 16], { width, height: CAPTION }) },
          ...{ tone: 'secondary', align: 'center', stands: 'middle' },
        }),
      ];

/** One or two places beside each other, on a tall page below each other, each with its caption below. */
function framed(page: Page, top: number, captions: readonly string[], fill: (at: number, place: Place) => Box): Box[] {
  const count = captions.length;
  const tall = isTall(page);
  const captionsBelow = captions.some((text) => text.trim() !== '') ? CAPTION + 8 : 0;
  const width = tall ? innerOf(page) : (innerOf(page) - GAP * (count - 1)) / count;
  const room = bottomOf(page) - top;
  const whole = tall ? (room - GAP * (count - 1)) / count : room;
  const height = whole - captionsBelow;
  return captions.flatMap((caption, at) => {
    const x = tall ? EDGE : EDGE + at * (width + GAP);
    const y = tall ? top + at * (whole + GAP) : top;
    return [fill(at, { x, y, width, height }), ...captioned(caption, { x, y: y + height + 8, width })];
  });
}

function titleBoxes({ heading, subtitle }: SlideOf<'title'>, { page }: Laying): Box[] {
  const x = 88;
  const width = page.width - x - EDGE;
  const middle = page.height * 0.56;
  const size = fittingSize(heading, [72, 60, 48, 40, 32], { width, height: 240 });
  return [
    { kind: 'field', tone: 'pale', x: 0, y: 0, ...page },
    { kind: 'field', tone: 'accent', x: 0, y: 0, width: 24, height: page.height },
    words({
      ...{ x, y: middle - 260, width, height: 240, text: heading, size },
      ...{ strong: true, stands: 'middle', heading: true },
    }),
    { kind: 'field', tone: 'accent', x, y: middle, width: 96, height: 6 },
    words({
      ...{ x, y: middle + 28, width, height: 140, text: subtitle, tone: 'secondary' },
      size: fittingSize(subtitle, [32, 26, 22], { width, height: 140 }),
    }),
  ];
}

function photoBoxes({ heading, layout, pictures }: SlideOf<'photos'>, { language, page }: Laying): Box[] {
  const { before, after } = presentationWords[language];
  const { boxes, top } = headed(heading, page);
  const usual = layout === 'beforeAfter' ? [before, after] : [];
  const captions = pictures.map(({ caption }, at) => caption || (usual[at] ?? ''));
  return [
    ...boxes,
    ...framed(page, top, captions, (at, place) => ({
      ...{ kind: 'picture', ...place },
      ...{ picture: pictures[at]?.picture ?? null, caption: captions[at] ?? '' },
    })),
  ];
}

/** A stage in words: the scan, the target, or its number. */
function stepName(step: number | null, language: PresentationLanguage): string {
  const { start, target, stage } = presentationWords[language];
  if (step === null) return target;
  return step === 0 ? start : stage(step);
}

interface Stills {
  readonly heading: string;
  readonly planId: string | null;
  readonly shots: readonly PlanShot[];
}

function stillBoxes({ heading, planId, shots }: Stills, { language, page }: Laying): Box[] {
  const { boxes, top } = headed(heading, page);
  const { views } = presentationWords[language];
  const names = shots.map(({ step, view }) => `${stepName(step, language)} · ${views[view]}`);
  return [
    ...boxes,
    ...framed(page, top, names, (at, place) => ({
      ...{ kind: 'still', ...place, planId },
      ...{ shot: shots[at] ?? { step: null, view: 'front' }, name: names[at] ?? '' },
    })),
  ];
}

function summaryBoxes({ heading, planId }: SlideOf<'summary'>, { figuresOf, page }: Laying): Box[] {
  const { boxes, top } = headed(heading, page);
  const figures = (planId !== null && figuresOf(planId)) || [];
  const row = Math.min(104, (bottomOf(page) - top) / Math.max(1, figures.length));
  const inner = innerOf(page);
  const [left, right] = [inner * 0.55, inner * 0.45];
  return [
    ...boxes,
    ...figures.flatMap(({ name, value }, at): Box[] => {
      const place = { y: top + at * row, height: row, stands: 'middle' } as const;
      const size = fittingSize(name, [30, 26, 22, 18], { width: left, height: row });
      const larger = fittingSize(value, [36, 28, 22], { width: right, height: row });
      return [
        words({ ...place, x: EDGE, width: left, text: name, size, tone: 'secondary' }),
        words({ ...place, x: EDGE + left, width: right, text: value, size: larger, strong: true }),
        { kind: 'field', tone: 'line', x: EDGE, y: top + (at + 1) * row - 1, width: inner, height: 1 },
      ];
    }),
  ];
}

function textBoxes({ heading, body }: SlideOf<'text'>, { page }: Laying): Box[] {
  const { boxes, top } = headed(heading, page);
  const lines = bodyLines(body);
  const indent = 36;
  const widthOf = (point: boolean): number => innerOf(page) - (point ? indent : 0);
  const space = 14;
  const heightOf = (text: string, point: boolean, size: number): number =>
    linesOf(text, size, widthOf(point)) * size * LINE_HEIGHT;
  const wholeAt = (size: number): number =>
    lines.reduce((sum, { text, point }) => sum + heightOf(text, point, size) + space, 0);
  const size = [32, 28, 24, 20, 18, 16, 14].find((each) => wholeAt(each) <= bottomOf(page) - top) ?? 12;
  const dot = Math.max(6, size / 3);
  let y = top;
  return [
    ...boxes,
    ...lines.flatMap(({ text, point }): Box[] => {
      const at = y;
      const height = heightOf(text, point, size);
      y += height + space;
      const line = words({ x: EDGE + (point ? indent : 0), y: at, width: widthOf(point), height, text, size });
      if (!point) return [line];
      return [{ kind: 'dot', x: EDGE + 4, y: at + (size * LINE_HEIGHT - dot) / 2, width: dot, height: dot }, line];
    }),
  ];
}

/** Where everything of a slide stands, on screen as on paper. */
export function boxesOf(slide: Slide, context: SlideContext, page: Page = WIDE_PAGE): Box[] {
  const laying = { ...context, page };
  switch (slide.kind) {
    case 'title':
      return titleBoxes(slide, laying);
    case 'photos':
      return photoBoxes(slide, laying);
    case 'stage':
      return stillBoxes({ ...slide, shots: [{ step: slide.step, view: slide.view }] }, laying);
    case 'comparison':
      return stillBoxes({ ...slide, shots: [0, null].map((step) => ({ step, view: slide.view })) }, laying);
    case 'summary':
      return summaryBoxes(slide, laying);
    case 'text':
      return textBoxes(slide, laying);
  }
}

const bare: SlideContext = { language: 'en-US', figuresOf: () => null };

/** Pictures of plans that slides show, by plan, each once. */
export function shotsIn(slides: readonly Slide[]): ReadonlyMap<string, PlanShot[]> {
  const found = new Map<string, PlanShot[]>();
  for (const box of slides.flatMap((slide) => boxesOf(slide, bare))) {
    if (box.kind !== 'still' || box.planId === null) continue;
    const { step, view } = box.shot;
    const shots = found.get(box.planId) ?? [];
    if (!shots.some((shot) => shot.step === step && shot.view === view)) shots.push(box.shot);
    found.set(box.planId, shots);
  }
  return found;
}
