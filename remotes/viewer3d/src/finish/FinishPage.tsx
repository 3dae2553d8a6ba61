import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type FinishKind, endpoints, finishKinds } from '@archway/contracts';
import { query, usePageTitle, usePatientContext, usePhone, useText } from '@archway/platform';
import { CanvasTheme } from '@archway/ui';
import { Message } from '../screens/parts/Message.tsx';
import { failureDetail, failureKind } from '../screens/parts/failure-kind.ts';
import { Waiting } from '../screens/parts/Waiting.tsx';
import { casePlan } from '../screens/plan/case-plan.ts';
import { type PlanAddress, readPlanAddress } from '../screens/plan/plan-address.ts';
import { FinishWorkbench } from './view/FinishWorkbench.tsx';

/** Where stages are post-processed, or a retainer is designed from them; the address says which. */
export default function FinishPage() {
  const [params] = useSearchParams();
  const address = readPlanAddress(params);
  const kind = finishKinds.find(({ value }) => value === params.get('kind'))?.value ?? 'postProcess';
  return (
    <CanvasTheme>
      {address ? <FinishedPlan address={address} kind={kind} /> : <Message kind="planIncomplete" />}
    </CanvasTheme>
  );
}

function FinishedPlan({ address: { caseId, version, planId }, kind }: { address: PlanAddress; kind: FinishKind }) {
  const t = useText('viewer3d');
  const phone = usePhone();
  const key = { caseId, version };
  const detail = useQuery(query(endpoints.cases.detail, { params: key }));
  const list = useQuery(query(endpoints.plans.list, { query: key }));
  const document = useQuery({
    ...query(endpoints.plans.document, { query: { ...key, planId } }),
    ...{ staleTime: Infinity, refetchOnMount: 'always' as const },
  });
  const finish = useQuery({
    ...query(endpoints.finishes.read, { query: { ...key, planId, kind } }),
    // What was saved meanwhile is what is opened; while somebody draws, nothing is put in its place.
    ...{ staleTime: Infinity, refetchOnMount: 'always' as const },
  });
  const [attempt, again] = useState(0);
  const fresh = document.isFetchedAfterMount && finish.isFetchedAfterMount;
  const [begun, begin] = useState(false);
  const saved = document.data;
  const source = useMemo(() => saved && casePlan(saved), [saved]);
  const plan = list.data?.find((each) => each.planId === planId);
  usePageTitle(plan && detail.data && `${t(`finish.kind.${kind}`)} · ${plan.name} · ${detail.data.patientName}`);
  usePatientContext(detail.data);
  const ready = fresh && Boolean(detail.data && plan && source && finish.data);
  useEffect(() => {
    if (ready) begin(true);
  }, [ready]);
  const back = `/patient-detail/${caseId}/${version}?section=plans`;
  const failure = detail.error ?? list.error ?? document.error ?? finish.error;
  if (failure && !begun) {
    const told = failureKind(failure);
    const retry = (): void => void Promise.all([detail, list, document, finish].map(({ refetch }) => refetch()));
    return <Message kind={told} detail={failureDetail(failure)} onRetry={told === 'refused' ? undefined : retry} />;
  }
  if (!detail.data || !list.data || !finish.data || saved === undefined || (!fresh && !begun)) return <Waiting />;
  if (!plan) return <Message kind="planGone" back={back} />;
  if (!saved || !source) return <Message kind="planEmpty" back={back} />;
  if (finish.data.actions.length === 0 && !finish.data.content) return <Message kind="finishFixed" back={back} />;
  if (phone && !begun) return <Message kind="finishPhone" back={back} />;
  const reload = async (): Promise<void> => {
    const { error } = await finish.refetch();
    if (!error) again(attempt + 1);
  };
  return (
    <FinishWorkbench
      key={`${planId} ${kind} ${attempt}`}
      detail={detail.data}
      plan={plan}
      number={list.data.length - list.data.indexOf(plan)}
      kind={kind}
      source={source}
      design={saved.sha256}
      read={finish.data}
      back={back}
      onReload={() => void reload()}
    />
  );
}
