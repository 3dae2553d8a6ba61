import { type CaseDetail, type Entrust, type Lang, type PracticeListItem, entrustTo } from '@archway/contracts';
import { errorText } from '@archway/platform';
import type { TextFunction } from '@archway/platform';

export interface EntrustChoice {
  readonly value: Entrust;
  /** Why it cannot be chosen. */
  readonly reason: string | undefined;
}

/** The three ways of design, each with the reason why this practice or this case cannot have it. */
export function entrustChoices(
  practice: PracticeListItem | undefined,
  detail: Pick<CaseDetail, 'submitTime' | 'dataSource'> | null,
  { t, lang }: { readonly t: TextFunction; readonly lang: Lang },
): EntrustChoice[] {
  const fixed = detail?.submitTime != null ? t('entrustReason.fixed') : undefined;
  const noCenter = errorText(practice?.creator ? 'noDesignCenter' : 'noDesignCenterMember', lang);
  return [
    { value: entrustTo.self, reason: fixed ?? (detail?.dataSource === 'api' ? t('entrustReason.api') : undefined) },
    {
      value: entrustTo.center,
      reason: fixed ?? (practice && practice.designCenterList.length === 0 ? noCenter : undefined),
    },
    {
      value: entrustTo.team,
      reason: fixed ?? (practice && !practice.teamDesignEnabled ? t('entrustReason.noTeam') : undefined),
    },
  ];
}
