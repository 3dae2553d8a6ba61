import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type ListedPlan, endpoints } from '@archway/contracts';
import {
  type VersionPlans,
  invalidate,
  query,
  useCasePlans,
  usePageTitle,
  usePatientContext,
  useServerEvent,
  useText,
} from '@archway/platform';
import { CanvasTheme } from '@archway/ui';
import { failureDetail, failureKind, hindrance } from '../parts/failure-kind.ts';
import { Message } from '../parts/Message.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { casePlan } from './case-plan.ts';
import { type PlanAddress, changedAddress, readPlanAddress } from './plan-address.ts';
import { PlanWorkbench } from './PlanWorkbench.tsx';
import styles from './plan.module.css';

const NO_VERSIONS: readonly VersionPlans[] = [];

/** A plan in 3D; the address says which, and how it is looked at. */
export default function PlanPage() {
  const [params] = useSearchParams();
  const address = readPlanAddress(params);
  return <CanvasTheme>{address ? <CasePlan address={address} /> : <Message kind="planIncomplete" />}</CanvasTheme>;
}

function CasePlan({ address }: { address: PlanAddress }) {
  const { caseId, version, planId, comparedPlanId } = address;
  const key = { caseId, version };
  const detail = useQuery(query(endpoints.cases.detail, { params: key }));
  const list = useQuery(query(endpoints.plans.list, { query: key }));
  const saved = useQuery({
    ...query(endpoints.plans.document, { query: { ...key, planId } }),
    staleTime: Infinity,
  });
  // What it is compared with may be of any phase.
  const { versions } = useCasePlans(caseId);
  const comparedVersion = versions?.find(({ plans }) => plans.some((each) => each.planId === comparedPlanId))?.version;
  const other = useQuery({
    ...query(endpoints.plans.document, {
      query: { caseId, version: comparedVersion ?? version, planId: comparedPlanId ?? '' },
    }),
    staleTime: Infinity,
    enabled: comparedPlanId !== null && comparedVersion !== undefined,
  });
  useServerEvent('case.changed', (changed) => {
    if (changed.caseId !== caseId) return;
    void invalidate(endpoints.plans.list);
    void invalidate(endpoints.plans.document);
  });
  const source = useMemo(() => saved.data && casePlan(saved.data), [saved.data]);
  const compared = useMemo(
    () => (comparedPlanId && other.data ? casePlan(other.data) : null),
    [comparedPlanId, other.data],
  );
  const plan = list.data?.find((each) => each.planId === planId);
  usePageTitle(detail.data && plan && `${plan.name} · ${detail.data.patientName}`);
  usePatientContext(detail.data);
  const back = `/patient-detail/${caseId}/${version}?section=plans`;
  const failure = hindrance(detail, list, saved);
  if (failure) {
    const kind = failureKind(failure);
    const retry = (): void => void Promise.all([detail, list, saved].map(({ refetch }) => refetch()));
    return <Message kind={kind} detail={failureDetail(failure)} onRetry={kind === 'refused' ? undefined : retry} />;
  }
  if (!detail.data || !list.data || saved.data === undefined) return <Waiting />;
  if (!plan) return <Message kind="planGone" back={back} />;
  if (!source)
    return (
      <Message kind="planEmpty" back={back}>
        <Designed plans={list.data} />
      </Message>
    );
  return (
    <PlanWorkbench
      key={planId}
      address={address}
      detail={detail.data}
      plan={plan}
      plans={list.data}
      versions={versions ?? NO_VERSIONS}
      source={source}
      compared={compared}
      comparedFailure={comparedPlanId ? other.error : null}
      back={back}
    />
  );
}

/** Plans of the case that can be shown, where the asked one cannot. */
function Designed({ plans }: { plans: readonly ListedPlan[] }) {
  const t = useText('viewer3d');
  const [params] = useSearchParams();
  const designed = plans.filter(({ documentHash }) => documentHash !== null);
  if (designed.length === 0) return null;
  return (
    <ul className={styles.designed} aria-label={t('plan.others')}>
      {designed.map(({ planId, name }) => (
        <li key={planId}>
          <Link to={`?${changedAddress(params, { planId, comparedPlanId: null }).toString()}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
