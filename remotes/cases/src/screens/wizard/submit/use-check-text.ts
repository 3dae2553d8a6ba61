import { questionTitles, requestTitles } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import type { SubmitCheck } from './checks.ts';

const titles = { ...questionTitles, ...requestTitles };

/** What a check says. */
export function useCheckText(): (check: SubmitCheck) => string {
  const t = useText('cases');
  return ({ key, positions = [], questions = [], count = 0 }) => {
    const names = [
      ...positions.map((position) => t(`photoPosition.${position}`)),
      ...questions.map((question) => bilingual(titles[question])),
    ];
    const name = names.join(t('photos.comma'));
    return t(`check.${key}`, { name, count });
  };
}
