import { type PhotoLayout, type Slide, type SlideKind, roomOf } from '@archway/contracts';

/** A slide of a kind with nothing on it yet. @param planId what slides of plans show first */
export function emptySlide(kind: SlideKind, slideId: string, planId: string | null): Slide {
  const common = { slideId, heading: '' };
  switch (kind) {
    case 'title':
      return { kind, ...common, subtitle: '' };
    case 'photos':
      return { kind, ...common, layout: 'one', pictures: [{ picture: null, caption: '' }] };
    case 'stage':
      return { kind, ...common, planId, step: null, view: 'front', animated: false };
    case 'comparison':
      return { kind, ...common, planId, view: 'front' };
    case 'summary':
      return { kind, ...common, planId };
    case 'text':
      return { kind, ...common, body: '' };
  }
}

/** Puts a slide behind another one; at the end where there is none such. */
export function inserted(slides: readonly Slide[], slide: Slide, after: string | null): Slide[] {
  const at = slides.findIndex(({ slideId }) => slideId === after);
  return at < 0 ? [...slides, slide] : slides.toSpliced(at + 1, 0, slide);
}

export const replaced = (slides: readonly Slide[], slide: Slide): Slide[] =>
  slides.map((each) => (each.slideId === slide.slideId ? slide : each));

/** @param to the place that it has then, counted from 0 */
export function moved(slides: readonly Slide[], slideId: string, to: number): Slide[] {
  const from = slides.findIndex((each) => each.slideId === slideId);
  const [slide] = slides.slice(from, from + 1);
  if (from < 0 || !slide) return [...slides];
  return slides.toSpliced(from, 1).toSpliced(Math.max(0, Math.min(to, slides.length - 1)), 0, slide);
}

/** Photos in another layout: those for which there is no room go. */
export function laidOut(slide: Extract<Slide, { kind: 'photos' }>, layout: PhotoLayout): Slide {
  const empty = { picture: null, caption: '' };
  const pictures = Array.from({ length: roomOf(layout) }, (_, at) => slide.pictures[at] ?? empty);
  return { ...slide, layout, pictures };
}
