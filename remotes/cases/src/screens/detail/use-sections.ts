import type { SectionItem } from '@archway/ui';
import { useSlotOffers, useText } from '@archway/platform';

export interface DetailSection extends SectionItem {
  readonly group: 'case' | 'plan' | 'progress';
}

/** What others offer that belongs to the data of the case; the rest belongs to its plans. */
const caseOffers: ReadonlySet<string> = new Set(['cbctPreview']);

/** Sections of this remote, and those that others offer, in the order of the page. */
/** @param models, photos how many of them there are */
export function useSections(models: number, photos: number): readonly DetailSection[] {
  const t = useText('cases');
  const offers = useSlotOffers('patient-detail.section');
  return [
    { key: 'overview', label: t('section.overview'), group: 'case' },
    { key: 'basic', label: t('section.basic'), group: 'case' },
    { key: 'photos', label: t('section.photos'), group: 'case', count: photos },
    { key: 'models', label: t('section.models'), group: 'case', count: models },
    { key: 'cbct', label: t('cbct.data'), group: 'case' },
    ...offers.map((offer): DetailSection => {
      const group = caseOffers.has(offer.key) ? 'case' : 'plan';
      return { key: offer.key, label: offer.title, group };
    }),
    { key: 'progress', label: t('section.progress'), group: 'progress' },
  ];
}
