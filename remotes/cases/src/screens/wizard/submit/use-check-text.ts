import { useText } from '@archway/platform';
import type { SubmitCheck } from './checks.ts';

/** What a check says. */
export function useCheckText(): (check: SubmitCheck) => string {
  const t = useText('cases');
  return ({ key, positions = [], count = 0 }) => {
    const name = positions.map((position) => t(`photoPosition.${position}`)).join(t('photos.comma'));
    return t(`check.${key}`, { name, count });
  };
}
