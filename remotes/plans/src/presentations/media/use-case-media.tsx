import type { ReactNode } from 'react';
import {
  type PresentationLanguage,
  type Slide,
  type SlidePicture,
  type SlideSources,
  photoPositionTitles,
  picturesIn,
  plansIn,
  samePicture,
} from '@archway/contracts';
import { bilingual, formatDay } from '@archway/platform';
import { planFigures } from '../slide/plan-figures.ts';
import type { SlideMedia } from './slide-media.ts';
import { usePictureUrls } from './use-picture-urls.ts';
import { usePlans } from './use-plans.ts';
import { useStills } from './use-stills.tsx';
import styles from './media.module.css';

interface Options {
  readonly caseId: string;
  readonly language: PresentationLanguage;
  readonly slides: readonly Slide[];
  readonly sources: SlideSources;
  /** Large pictures of the slides; small ones are always there. */
  readonly large: boolean;
}

/** What a picture shows, for who cannot see it. */
export const pictureName = ({ position, name, date }: Pick<SlidePicture, 'position' | 'name' | 'date'>): string =>
  [name ?? (position ? bilingual(photoPositionTitles[position]) : ''), formatDay(date)].filter(Boolean).join(' · ');

/** What slides of a case show besides their words, with what has to stand on the page for it. */
export function useCaseMedia({ caseId, language, slides, sources, large }: Options): {
  readonly media: SlideMedia;
  readonly studio: ReactNode;
} {
  const find = (ref: Pick<SlidePicture, 'source' | 'pictureId'>): SlidePicture | undefined =>
    sources.pictures.find((picture) => samePicture(picture, ref));
  const shown = picturesIn(slides).flatMap((ref) => find(ref) ?? []);
  const thumbs = usePictureUrls(shown.map(({ thumbName }) => thumbName));
  const urls = usePictureUrls(large ? shown.map(({ objectName }) => objectName) : []);
  const wanted = plansIn(slides).flatMap((id) => sources.plans.find(({ planId }) => planId === id) ?? []);
  const plans = usePlans(caseId, wanted);
  const plan: SlideMedia['plan'] = (planId) => {
    const found = plans.get(planId);
    return found === undefined || found === 'waiting' || found === 'failed' ? null : found;
  };
  const { still, studio } = useStills(slides, plan);
  return {
    media: {
      language,
      plan,
      waitsFor: (planId) => plans.get(planId) === 'waiting',
      picture: (ref) => {
        const found = find(ref);
        if (!found) return null;
        const { objectName, thumbName } = found;
        return { url: urls?.get(objectName), thumbUrl: thumbs?.get(thumbName), name: pictureName(found) };
      },
      still: (planId, shot) => {
        if (!sources.plans.some((each) => each.planId === planId)) return 'gone';
        return plans.get(planId) === 'failed' ? 'failed' : still(planId, shot);
      },
      figuresOf: (planId) => {
        const source = plan(planId);
        return source && planFigures(source.document, language);
      },
    },
    studio: studio ? <div className={styles.studio}>{studio}</div> : null,
  };
}
