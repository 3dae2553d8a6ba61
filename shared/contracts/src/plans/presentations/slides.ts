import { z } from 'zod';
import { id } from '../../wire/envelope.ts';
import { presentationLimits as limits } from './limits.ts';

export const presentationLanguages = ['zh-CN', 'en-US'] as const;
export type PresentationLanguage = (typeof presentationLanguages)[number];

/** From where the teeth of a plan are seen. */
export const slideViews = ['front', 'right', 'left', 'upper', 'lower'] as const;
export type SlideView = (typeof slideViews)[number];

/** Where a picture of a slide comes from: the photos of the intake, or the patient data library with its follow-ups. */
export const pictureSources = ['intake', 'library'] as const;

/** A picture of the case, by its id there. */
export const pictureRef = z.strictObject({ source: z.enum(pictureSources), pictureId: id });
export type PictureRef = z.infer<typeof pictureRef>;

export const photoLayouts = ['one', 'sideBySide', 'beforeAfter'] as const;
export type PhotoLayout = (typeof photoLayouts)[number];

/** How many pictures a layout has room for. */
export const roomOf = (layout: PhotoLayout): 1 | 2 => (layout === 'one' ? 1 : 2);

const common = {
  /** Made by whoever adds the slide: it stays the same slide while it moves. */
  slideId: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  heading: z.string().max(limits.heading),
};
/** Null while none was chosen. */
const planRef = id.nullable();
const view = z.enum(slideViews);

const framed = z.strictObject({
  /** Null while none was chosen. */
  picture: pictureRef.nullable(),
  caption: z.string().max(limits.caption),
});

export const slideSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('title'), ...common, subtitle: z.string().max(limits.subtitle) }),
  z
    .strictObject({
      kind: z.literal('photos'),
      ...common,
      layout: z.enum(photoLayouts),
      pictures: z.array(framed).min(1).max(2),
    })
    .refine(({ layout, pictures }) => pictures.length === roomOf(layout), { error: 'the layout has other room' }),
  z.strictObject({
    kind: z.literal('stage'),
    ...common,
    planId: planRef,
    /** Number of an aligner; 0 is the scan, null the target. */
    step: z.number().int().min(0).max(400).nullable(),
    view,
    /** In full screen the teeth move from the scan on, and can be turned. */
    animated: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('comparison'), ...common, planId: planRef, view }),
  z.strictObject({ kind: z.literal('summary'), ...common, planId: planRef }),
  z.strictObject({
    kind: z.literal('text'),
    ...common,
    /** Paragraphs, one a line; a line that begins with `- ` is a point of a list. */
    body: z.string().max(limits.body),
  }),
]);
export type Slide = z.infer<typeof slideSchema>;
export type SlideKind = Slide['kind'];
export type SlideOf<K extends SlideKind> = Extract<Slide, { kind: K }>;

/** In the order in which they are offered. */
export const slideKinds = ['title', 'photos', 'stage', 'comparison', 'summary', 'text'] as const satisfies SlideKind[];

export const slidesSchema = z
  .array(slideSchema)
  .min(1)
  .max(limits.slides)
  .refine((slides) => new Set(slides.map(({ slideId }) => slideId)).size === slides.length, { error: 'given twice' });

export const samePicture = (one: PictureRef, other: PictureRef): boolean =>
  one.source === other.source && one.pictureId === other.pictureId;

/** Pictures that slides show, in their order; some more than once. */
export const picturesIn = (slides: readonly Slide[]): PictureRef[] =>
  slides.flatMap((slide) => (slide.kind === 'photos' ? slide.pictures.flatMap(({ picture }) => picture ?? []) : []));

/** Ids of the plans that slides show, each once. */
export const plansIn = (slides: readonly Slide[]): string[] => [
  ...new Set(slides.flatMap((slide) => ('planId' in slide ? (slide.planId ?? []) : []))),
];

/** Whether a slide still waits for its photo or its plan. */
export const isUnfinished = (slide: Slide): boolean =>
  slide.kind === 'photos'
    ? slide.pictures.some(({ picture }) => picture === null)
    : 'planId' in slide && slide.planId === null;
