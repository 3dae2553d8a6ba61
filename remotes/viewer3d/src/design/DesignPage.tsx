import { type ReactNode, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { type ListedPlan, endpoints } from '@archway/contracts';
import {
  invalidate,
  notify,
  query,
  usePageTitle,
  usePatientContext,
  usePhone,
  useServerEvent,
  useSession,
  useText,
} from '@archway/platform';
import { CanvasTheme } from '@archway/ui';
import { casePlan } from '../screens/plan/case-plan.ts';
import { type PlanAddress, readPlanAddress } from '../screens/plan/plan-address.ts';
import { Message } from '../screens/parts/Message.tsx';
import { failureDetail, failureKind, hindrance } from '../screens/parts/failure-kind.ts';
import { Waiting } from '../screens/parts/Waiting.tsx';
import { useOpenedDraft } from './saving/use-opened-draft.ts';
import { prescribedBy } from './state/prescribed.ts';
import { DesignWorkbench } from './view/DesignWorkbench.tsx';

/** Where a draft is designed; the address says which. */
export default function DesignPage() {
  const [params] = useSearchParams();
  const address = readPlanAddress(params);
  return (
    <CanvasTheme>
      {address ? <DraftPlan key={address.planId} address={address} /> : <Message kind="planIncomplete" />}
    </CanvasTheme>
  );
}

function DraftPlan({ address: { caseId, version, planId } }: { address: PlanAddress }) {
  const key = { caseId, version };
  const detail = useQuery(query(endpoints.cases.detail, { params: key }));
  const list = useQuery(query(endpoints.plans.list, { query: key }));
  const saved = useQuery({
    ...query(endpoints.plans.document, { query: { ...key, planId } }),
    staleTime: Infinity,
    // What was saved meanwhile is what is opened the next time.
    refetchOnMount: 'always',
  });
  const asked = useQuery({ ...query(endpoints.prescription.read, { query: key }), retry: false });
  const userId = useSession().user?.userId ?? '';
  const { opened, wrote, reopen } = useOpenedDraft(userId, planId, saved);
  useServerEvent('case.changed', (changed) => {
    if (changed.caseId === caseId) void invalidate(endpoints.plans.list);
  });
  const document = opened?.saved;
  const source = useMemo(() => document && casePlan(document), [document]);
  const { data: found, isPending } = asked;
  const prescribed = useMemo(() => prescribedBy(found), [found]);
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
  if (!detail.data || !list.data || opened === undefined || isPending) return <Waiting />;
  if (!plan) return <Message kind="planGone" back={back} />;
  if (!document || !source) return <Message kind="designEmpty" back={back} />;
  const reload = (): void => void reopen().then((failed) => failed && notify.error(failed.message));
  return (
    <Designer plan={plan} back={back}>
      <DesignWorkbench
        key={opened.times}
        detail={detail.data}
        plan={plan}
        number={list.data.length - list.data.indexOf(plan)}
        source={source}
        base={document.sha256}
        prescribed={prescribed}
        userId={userId}
        kept={opened.kept}
        back={back}
        onSaved={wrote}
        onReload={reload}
      />
    </Designer>
  );
}

/** The draft of somebody who may save it, where there is room for it; else it is said why it is only looked at. */
function Designer({ plan, back, children }: { plan: ListedPlan; back: string; children: ReactNode }) {
  const t = useText('viewer3d');
  const phone = usePhone();
  const { caseId, version, planId, actions } = plan;
  const may = actions.includes('saveDocument');
  if (may && !phone) return children;
  return (
    <Message kind={may ? 'designPhone' : 'designFixed'} back={back}>
      <p>
        <Link to={`/plan-viewer?caseId=${caseId}&version=${version}&planId=${planId}`}>{t('design.look')}</Link>
      </p>
    </Message>
  );
}
