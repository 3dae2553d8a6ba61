import { type ReactNode, useMemo } from 'react';
import { type PlanToShow, type SharedPresentation, type StorageCredentials, samePicture } from '@archway/contracts';
import { linkedSource } from '../../links/linked-source.ts';
import { planFigures } from '../slide/plan-figures.ts';
import { pictureName } from './use-case-media.tsx';
import type { SlideMedia } from './slide-media.ts';
import { useStills } from './use-stills.tsx';
import styles from './media.module.css';

/**
 * What slides show that a link tells of, with what has to stand on the page for it.
 * @param fetchCredentials leave to read the meshes; the same function as long as the link is
 */
export function useLinkedMedia(
  { language, slides, pictures, plans }: SharedPresentation,
  fetchCredentials: () => Promise<StorageCredentials>,
): { readonly media: SlideMedia; readonly studio: ReactNode } {
  const sources = useMemo(
    () => new Map(plans.map(({ planId, plan }) => [planId, linkedSource(plan, fetchCredentials)])),
    [plans, fetchCredentials],
  );
  const plan = (planId: string): PlanToShow | null => sources.get(planId) ?? null;
  const { still, studio } = useStills(slides, plan);
  return {
    media: {
      language,
      plan,
      waitsFor: () => false,
      picture: (ref) => {
        const found = pictures.find((picture) => samePicture(picture, ref));
        if (!found) return null;
        const { url, thumbUrl } = found;
        return { url, thumbUrl, name: pictureName({ ...found, name: null }) };
      },
      still: (planId, shot) => (sources.has(planId) ? still(planId, shot) : 'gone'),
      figuresOf: (planId) => {
        const source = plan(planId);
        return source && planFigures(source.document, language);
      },
    },
    studio: studio ? <div className={styles.studio}>{studio}</div> : null,
  };
}
