import type { BaseForm, BaseOutline, CutLine, FinishContent, FinishKind, FinishedModel } from '@archway/contracts';
import { FINISH_FORMAT, FINISH_FORMAT_VERSION, USUAL_BASE_FORM, finishLimits } from '@archway/contracts';
import { type Jaw, jaws } from '@archway/dental';
import { type GumSurface, type LineWish, baseOutline, cutLineOn, usualLine } from '@archway/dental/finish';
import type { Vec3 } from '@archway/geometry';

/** What is drawn of a jaw; of a retainer base and text are not kept. */
export type JawDrawing = FinishedModel;

/** By jaw: null where it is left out, undefined while nothing was proposed yet. */
export type Drawing = Readonly<Record<Jaw, JawDrawing | null | undefined>>;

const { baseMargin, baseHeight } = finishLimits;

/** What a line was wished to be, and nothing else; what was taken off is left out. */
export const wishOf = (of: LineWish): LineWish => ({
  ...{ shape: of.shape, reserveGum: of.reserveGum, terminalWeight: of.terminalWeight },
  ...(of.frontSmooth !== undefined && { frontSmooth: of.frontSmooth }),
  ...(of.buccalStraight !== undefined && { buccalStraight: of.buccalStraight }),
  ...(of.lingualStraight !== undefined && { lingualStraight: of.lingualStraight }),
});
const usualBase = { form: USUAL_BASE_FORM, margin: baseMargin.usual, height: baseHeight.usual };
const noText: JawDrawing['text'] = { position: 'left', content: '' };

const pointsOf = (line: readonly Vec3[]): CutLine['points'] => line.map(([x, y, z]) => [x, y, z]);
type BaseWish = Pick<BaseOutline, 'form' | 'margin' | 'height'>;

/** What a base is that does not say it. */
export const formOf = ({ form = 'filled' }: Pick<BaseOutline, 'form'>): BaseForm => form;
const baseAround = (line: readonly Vec3[], { margin, height, ...wish }: BaseWish): BaseOutline => ({
  ...{ form: formOf(wish), margin, height },
  outline: baseOutline(line, margin, formOf(wish)),
});

/** With another line; the base goes around it. */
export const withLine = (drawing: JawDrawing, line: readonly Vec3[], by: CutLine['by']): JawDrawing => ({
  ...drawing,
  cutLine: { ...drawing.cutLine, by, points: pointsOf(line) },
  base: baseAround(line, drawing.base),
});

/**
 * The line that is proposed on a gum, with what was wished before or what is usual. Null where the gum has no room for it.
 * @param step that the gum stands at
 */
export function proposed(
  surface: GumSurface,
  step: number,
  before?: JawDrawing | null,
  wish: LineWish = before?.cutLine ?? usualLine,
): JawDrawing | null {
  const line = cutLineOn(surface, wish);
  if (!line) return null;
  return {
    step,
    cutLine: { ...wishOf(wish), by: 'auto', points: pointsOf(line) },
    base: baseAround(line, before?.base ?? usualBase),
    text: before?.text ?? noText,
  };
}

/** With another base around the same line. */
export const withBase = (drawing: JawDrawing, part: Partial<BaseWish>): JawDrawing => ({
  ...drawing,
  base: baseAround(drawing.cutLine.points, { ...drawing.base, ...part }),
});

/** What was saved, to be drawn on further; nothing was proposed yet where nothing was saved. */
export function drawingOf(content: FinishContent | null): Drawing {
  if (!content) return { upper: undefined, lower: undefined };
  const ofJaw = (jaw: Jaw): JawDrawing | null => {
    const part = content[jaw];
    if (!part) return null;
    return 'base' in part ? part : { ...part, base: baseAround(part.cutLine.points, usualBase), text: noText };
  };
  return { upper: ofJaw('upper'), lower: ofJaw('lower') };
}

/** What is saved. @param design hash of the document of the plan */
export function contentOf(drawing: Drawing, kind: FinishKind, design: string): FinishContent {
  const made = { format: FINISH_FORMAT, formatVersion: FINISH_FORMAT_VERSION, design } as const;
  const [upper, lower] = jaws.map((jaw) => drawing[jaw] ?? null) as [JawDrawing | null, JawDrawing | null];
  if (kind === 'postProcess') return { ...made, kind, upper, lower };
  const retainer = (of: JawDrawing | null) => of && { step: of.step, cutLine: of.cutLine };
  return { ...made, kind, upper: retainer(upper), lower: retainer(lower) };
}
