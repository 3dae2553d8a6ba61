import type { Subject } from '@archway/ceph';
import { type TextFunction, formatNumber } from '@archway/platform';

/** Whom norms are chosen for: women, 27 years. */
export function whoText({ age, sex }: Subject, t: TextFunction): string {
  const who = t(`ceph.who.${sex ?? 'unknown'}`);
  return age === null ? who : t('ceph.whoAged', { who, age: formatNumber(age) });
}
