import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type ListedPlan, endpoints } from '@archway/contracts';
import { query, usePermission } from '@archway/platform';
import { lazyComponent } from '@archway/ui';

const ShareDialog = lazyComponent(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

export interface PlanShares {
  /** Opens the dialog of a plan's share links; undefined where the reader can neither make one nor has any. */
  readonly share: (plan: ListedPlan) => (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** Share links of the plans of a case version, for whoever deals with the patient. */
export function useShares(key: { readonly caseId: string; readonly version: number }): PlanShares {
  const may = usePermission('plan:share');
  const { data } = useQuery({ ...query(endpoints.shares.list, { query: key }), enabled: may });
  const [opened, setOpened] = useState<ListedPlan>();
  return {
    share: ({ planId, ...plan }) =>
      [...(data?.shareable ?? []), ...(data?.shares ?? [])].some((each) => each.planId === planId)
        ? () => setOpened({ ...plan, planId })
        : undefined,
    dialog: opened ? <ShareDialog plan={opened} onClose={() => setOpened(undefined)} /> : null,
  };
}
