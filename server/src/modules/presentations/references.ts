import { type Slide, type SlideSources, picturesIn, plansIn, samePicture } from '@archway/contracts';
import { Refusal } from '../../context.ts';

/**
 * Refuses slides that show what is not of their case. What they showed already may be gone since: a photo that was taken
 * out of the case does not keep the rest from being saved.
 * @throws Refusal presentationReference with the number of the slide
 */
export function requireOwn(slides: readonly Slide[], sources: SlideSources, before: readonly Slide[]): void {
  const pictures = [...sources.pictures, ...picturesIn(before)];
  const plans = new Set([...sources.plans.map(({ planId }) => planId), ...plansIn(before)]);
  for (const [index, slide] of slides.entries()) {
    const isOwn =
      picturesIn([slide]).every((ref) => pictures.some((picture) => samePicture(picture, ref))) &&
      plansIn([slide]).every((planId) => plans.has(planId));
    if (!isOwn) throw new Refusal('presentationReference', { num: index + 1 });
  }
}
