import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type JawRootFindings, type ListedPlan, type PlanDesign, endpoints, isLiveDesign } from '@archway/contracts';
import { call, invalidate, notify, query, useServerEvent, useText } from '@archway/platform';
import { lazyComponent } from '@archway/ui';
import { refreshPlans } from '../plan/use-plan-machine.ts';
import type { WantedDesign } from './DesignDialog.tsx';

const DesignDialog = lazyComponent(async () => ({ default: (await import('./DesignDialog.tsx')).DesignDialog }));

const refreshDesigns = (): Promise<unknown> => invalidate(endpoints.planDesigns.list);

/** The stream of events may be broken; then a design under way is asked for. */
const FALLBACK_MS = 3000;

export interface PlanDesigns {
  /** The one that was asked for last. */
  readonly of: (planId: string) => PlanDesign | undefined;
  /** Has a plan designed by the machine; undefined where the reader may not, or it is being designed. */
  readonly design: (plan: ListedPlan) => (() => void) | undefined;
  readonly stop: (design: PlanDesign) => void;
  readonly busy: boolean;
  /** What is asked before a design begins. */
  readonly dialog: ReactNode;
}

/** Designs by the machine of the plans of a case version. */
export function useDesigns(key: { readonly caseId: string; readonly version: number }): PlanDesigns {
  const t = useText('plans');
  const { data } = useQuery({
    ...query(endpoints.planDesigns.list, { query: key }),
    refetchInterval: ({ state }) => (state.data?.designs.some(isLiveDesign) ? FALLBACK_MS : false),
  });
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<ListedPlan | null>(null);
  const of = (planId: string): PlanDesign | undefined => data?.designs.findLast((each) => each.planId === planId);
  const hasRoots = (planId: string | null): boolean =>
    data?.designs.some((each) => each.planId === planId && each.findings?.roots?.some(measuredAny)) ?? false;
  useServerEvent('plan.design', (event) => {
    if (event.caseId === key.caseId && event.version === key.version) void refreshDesigns();
  });
  useEnded(data?.designs ?? NONE, () => void refreshPlans());

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch {
      // A call that fails has told the reader; what stands there is shown again.
    } finally {
      await refreshPlans();
      setBusy(false);
    }
  };
  const start = ({ caseId, version, planId, documentHash: base }: ListedPlan, wanted: WantedDesign): Promise<void> =>
    run(() => call(endpoints.planDesigns.start, { body: { caseId, version, planId, base, ...wanted } }));
  const stop = async ({ designId }: PlanDesign): Promise<void> => {
    await call(endpoints.planDesigns.cancel, { body: { designId } });
    notify.success(t('design.stopped'));
  };
  return {
    of,
    design: (plan) => {
      const last = of(plan.planId);
      const may = data?.offered.includes(plan.planId) && !(last && isLiveDesign(last));
      return may ? () => setAsked(plan) : undefined;
    },
    stop: (design) => void run(() => stop(design)),
    busy,
    dialog:
      asked && data ? (
        <DesignDialog
          plan={asked}
          choices={data.choices}
          cbct={data.cbct}
          rooted={hasRoots(asked.planId) || hasRoots(asked.targetPlanId)}
          onClose={() => setAsked(null)}
          onDesign={(wanted) => {
            setAsked(null);
            void start(asked, wanted);
          }}
        />
      ) : null,
  };
}

const measuredAny = ({ measured }: JawRootFindings): boolean => measured.length > 0;

const NONE: readonly PlanDesign[] = [];

/** Calls once a design that was under way has ended: its plan has a document, stages and actions now. */
function useEnded(designs: readonly PlanDesign[], then: () => void): void {
  const live = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const now = new Set(designs.filter(isLiveDesign).map(({ designId }) => designId));
    const ended = [...live.current].some((designId) => !now.has(designId));
    live.current = now;
    if (ended) then();
  });
}
