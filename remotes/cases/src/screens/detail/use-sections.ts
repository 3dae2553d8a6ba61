import type { SectionItem } from '@archway/ui';
import { useSlotOffers, useText } from '@archway/platform';

export interface DetailSection extends SectionItem {
  readonly group: 'case' | 'plan' | 'progress';
}

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
    ...offers.map((offer): DetailSection => ({ key: offer.key, label: offer.title, group: 'plan' })),
    { key: 'progress', label: t('section.progress'), group: 'progress' },
  ];
}
