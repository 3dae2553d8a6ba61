import type { SubOrder } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** `-01`: within its order. */
export const shortCode = ({ number }: Pick<SubOrder, 'number'>): string => `-${String(number).padStart(2, '0')}`;

/** What a sub-order makes: steps of each jaw, or retainers. */
export function contentText(
  { kind, upperSteps, lowerSteps }: Pick<SubOrder, 'kind' | 'upperSteps' | 'lowerSteps'>,
  t: TextFunction,
): string {
  const jaws = [
    upperSteps && t('content.upper', { steps: upperSteps }),
    lowerSteps && t('content.lower', { steps: lowerSteps }),
  ].filter((jaw) => jaw !== null && jaw !== '');
  const steps = jaws.join(' · ');
  return kind === 'retainer' ? t('content.retainer', { steps }) : steps;
}
