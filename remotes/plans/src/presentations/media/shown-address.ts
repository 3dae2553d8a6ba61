import type { Slide } from '@archway/contracts';
import type { Box } from '../slide/box.ts';
import { boxesOf } from '../slide/boxes.ts';
import type { SlideMedia } from './slide-media.ts';

type PicturedBox = Box & { readonly kind: 'picture' | 'still' };

/** The address of what a box shows; null where it shows nothing, undefined while that is on its way. */
export function shownAddress(box: PicturedBox, media: SlideMedia): string | null | undefined {
  if (box.kind === 'picture') {
    const found = box.picture && media.picture(box.picture);
    return found ? found.url : null;
  }
  const still = box.planId === null ? 'gone' : media.still(box.planId, box.shot);
  return still === 'gone' || still === 'failed' ? null : still;
}

/** Whether something that slides show is still on its way. */
export const isOnItsWay = (slides: readonly Slide[], media: SlideMedia): boolean =>
  slides.some(
    (slide) =>
      ('planId' in slide && slide.planId !== null && media.waitsFor(slide.planId)) ||
      boxesOf(slide, media).some(
        (box) => (box.kind === 'picture' || box.kind === 'still') && shownAddress(box, media) === undefined,
      ),
  );
