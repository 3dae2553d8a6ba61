import type { SectionItem } from '@archway/ui';
import { useSlotOffers, useText } from '@archway/platform';

export interface DetailSection extends SectionItem {
  readonly group: 'case' | 'plan' | 'progress';
}

/** Sections of this remote, and those that others offer, in the order of the page. */
export function useSections(models: number): readonly DetailSection[] {
  const t = useText('cases');
  const offers = useSlotOffers('patient-detail.section');
  return [
    { key: 'overview', label: t('section.overview'), group: 'case' },
    { key: 'basic', label: t('section.basic'), group: 'case' },
    { key: 'models', label: t('section.models'), group: 'case', count: models },
    ...offers.map((offer): DetailSection => ({ key: offer.key, label: offer.title, group: 'plan' })),
    { key: 'progress', label: t('section.progress'), group: 'progress' },
  ];
}
