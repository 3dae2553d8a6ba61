import type { LabelCategory, PracticeListItem } from '@archway/contracts';
import { type TextFunction, formatDay } from '@archway/platform';
import { entrustName } from '../../../case/case-words.ts';
import { labelNamed } from '../labels/use-labels.ts';
import type { ListFilter } from './list-filter.ts';

/** The filter in words, as an empty list repeats it: “K-01” · VIP · 1 Nov 2026 – 20 Nov 2026. */
export function describeFilter(
  { keyword, practice, label, entrust, from, to }: ListFilter,
  practices: readonly PracticeListItem[],
  labels: readonly LabelCategory[],
  t: TextFunction,
): (string | undefined)[] {
  return [
    keyword ? t('empty.keyword', { keyword }) : undefined,
    practices.find((item) => item.practiceId === practice)?.name,
    labelNamed(labels, label)?.categoryName,
    entrust === undefined ? undefined : entrustName(entrust, t),
    from || to ? `${from ? formatDay(from) : '…'} – ${to ? formatDay(to) : '…'}` : undefined,
  ];
}
