import { useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type CaseDetail, type DifferenceRow, type ListedPlan, type PlanToShow, endpoints } from '@archway/contracts';
import { type VersionPlans, query, usePhone } from '@archway/platform';
import { isHere } from '../../plan/view/is-here.ts';
import { PlanLegend } from '../../plan/view/PlanLegend.tsx';
import { PlanStage } from '../../plan/view/PlanStage.tsx';
import { Player } from '../../plan/view/Player.tsx';
import { usePlan } from '../../plan/view/use-plan.ts';
import { Pins } from '../../plan/pins/Pins.tsx';
import { CommentsAside } from './comments/CommentsAside.tsx';
import { PinHint } from './comments/PinHint.tsx';
import { useDiscussion } from './comments/use-discussion.ts';
import type { PlanAddress } from './plan-address.ts';
import { PlanTopBar } from './PlanTopBar.tsx';
import { PlanPanel } from './panel/PlanPanel.tsx';
import { MOVEMENT_TABLE } from './panel/MovementTable.tsx';
import { useOtherPlans } from './use-other-plans.ts';
import { useChangeAddress, usePlanAddress } from './use-plan-address.ts';
import { usePlanKeys } from './use-plan-keys.ts';
import styles from './plan.module.css';

interface Props {
  address: PlanAddress;
  detail: CaseDetail;
  plan: ListedPlan;
  plans: readonly ListedPlan[];
  /** Plans of all phases, for what it is compared with. */
  versions: readonly VersionPlans[];
  source: PlanToShow;
  compared: PlanToShow | null;
  /** Why the plan that is compared with could not be had. */
  comparedFailure: Error | null;
  back: string;
}

const NO_ROWS: readonly DifferenceRow[] = [];

/** A plan of a case: in 3D, with its tables beside it and its stages below. */
export function PlanWorkbench({
  address,
  detail,
  plan: listed,
  plans,
  versions,
  source,
  compared,
  comparedFailure,
  back,
}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const change = useChangeAddress();
  const { caseId, version, planId, comparedPlanId } = address;
  const difference = useQuery({
    ...query(endpoints.plans.difference, { query: { caseId, version, planId, comparedPlanId: comparedPlanId ?? '' } }),
    enabled: comparedPlanId !== null,
  });
  const rows = comparedPlanId ? difference.data?.rows : undefined;
  const [first] = useState(() => ({
    stage: address.stage,
    reference: address.over ?? (comparedPlanId ? ('plan' as const) : ('none' as const)),
    selected: address.tooth,
  }));
  const plan = usePlan(container, { source, compared, first, rows: rows ?? NO_ROWS });
  const { dispatch, select, live, meshes } = plan;
  const discussion = useDiscussion(plan, address, change);
  usePlanAddress(plan, address, change);
  usePlanKeys(plan, discussion);
  // A link to a tooth goes there, once it is here to be looked at.
  const flight = useRef(address.comment === null ? address.tooth : null);
  const { scene } = live;
  useEffect(() => {
    if (!scene || flight.current === null) return;
    const fdi = flight.current;
    if (!isHere({ source, meshes }, fdi)) return;
    flight.current = null;
    select(fdi);
  }, [scene, meshes, source, select]);

  const { names, groups } = useOtherPlans(listed, versions);
  const other = versions.flatMap((each) => each.plans).find((each) => each.planId === comparedPlanId);
  const { error, refetch } = difference;
  const failure = comparedFailure ?? (comparedPlanId ? error : null);
  const told = useMemo(() => ({ rows, failure, retry: () => void refetch() }), [rows, failure, refetch]);
  const compare = (id: string | null): void => {
    dispatch({ type: 'reference', reference: id ? 'plan' : 'none' });
    change({ comparedPlanId: id, over: id ? 'plan' : null });
  };
  return (
    <div className={styles.page} data-discussed={discussion.open3d || undefined}>
      <PlanTopBar
        detail={detail}
        listed={listed}
        plans={plans}
        others={groups}
        other={other}
        plan={plan}
        discussion={discussion}
        back={back}
        onPlan={(id) =>
          change({ planId: id, comparedPlanId: null, stage: null, over: null, tooth: null, comment: null })
        }
        onCompare={compare}
      />
      <PlanStage
        container={container}
        plan={plan}
        legend={
          <PlanLegend plan={plan} names={other ? { plan: names(listed, other), other: names(other, listed) } : null} />
        }
        describedBy={MOVEMENT_TABLE}
        over={
          live.scene && !live.contextLost && discussion.shown ? (
            <Pins
              plan={plan}
              scene={live.scene}
              comments={discussion.comments}
              chosen={discussion.chosen}
              onChoose={discussion.choose}
              writing={discussion.pin}
            />
          ) : null
        }
        hint={<PinHint discussion={discussion} />}
        onMean={discussion.placing ? discussion.mean : undefined}
        scale={!phone}
      />
      <div className={styles.player}>
        <Player
          plan={plan}
          said={
            discussion.shown
              ? { comments: discussion.comments, chosen: discussion.chosen, onChoose: discussion.choose }
              : undefined
          }
        />
      </div>
      <PlanPanel plan={plan} listed={listed} other={other} difference={told} />
      {discussion.open3d && <CommentsAside plan={listed} discussion={discussion} />}
    </div>
  );
}
