import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type CaseDetail, type CaseModel, analyseFlag, endpoints, isOneOf } from '@archway/contracts';
import { notify, query, usePageTitle, usePatientContext, usePhone, useText } from '@archway/platform';
import { CanvasTheme } from '@archway/ui';
import { readId, readNumber } from '../screens/parts/address-parts.ts';
import { Message } from '../screens/parts/Message.tsx';
import { failureDetail, failureKind } from '../screens/parts/failure-kind.ts';
import { Waiting } from '../screens/parts/Waiting.tsx';
import { useOpened } from './state/use-opened.ts';
import { TeethWorkbench } from './view/TeethWorkbench.tsx';

interface Address {
  readonly caseId: string;
  readonly version: number;
  readonly modelId: string;
}

/** Where the teeth that were found in a scan are put right by hand; the address says in which. */
export default function TeethPage() {
  const [params] = useSearchParams();
  const [caseId, modelId] = [readId(params.get('caseId')), readId(params.get('modelId'))];
  const version = readNumber(params.get('version'));
  const address = caseId && modelId && version ? { caseId, version, modelId } : null;
  return <CanvasTheme>{address ? <FoundModel address={address} /> : <Message kind="teethIncomplete" />}</CanvasTheme>;
}

const underWay = [analyseFlag.running, analyseFlag.preparing] as const;

function FoundModel({ address: { caseId, version, modelId } }: { address: Address }) {
  const t = useText('viewer3d');
  const key = { caseId, version };
  const phone = usePhone();
  const [begun, begin] = useState(false);
  const detail = useQuery(query(endpoints.cases.detail, { params: key }));
  // What somebody else has corrected meanwhile is what is opened.
  const list = useQuery({ ...query(endpoints.models.list, { query: key }), refetchOnMount: 'always' });
  const model = list.data?.find((each) => each.modelId === modelId);
  usePageTitle(detail.data && `${t('teeth.title')} · ${detail.data.patientName}`);
  usePatientContext(detail.data);
  const back = `/patient-detail/${caseId}/${version}?section=models`;
  // What could not be asked again takes nothing away from who is at work; what they save is compared by the server.
  const failure = (detail.data ? null : detail.error) ?? (list.data ? null : list.error);
  if (failure) {
    const kind = failureKind(failure);
    const retry = (): void => void Promise.all([detail, list].map(({ refetch }) => refetch()));
    return <Message kind={kind} detail={failureDetail(failure)} onRetry={kind === 'refused' ? undefined : retry} />;
  }
  if (!detail.data || !list.data || !list.isFetchedAfterMount) return <Waiting />;
  if (!model) return <Message kind="teethGone" back={back} />;
  if (!model.preparation?.teeth) {
    const running = isOneOf(underWay, model.analyseFlag);
    return <Message kind={running ? 'teethWaiting' : 'teethNone'} back={back} onRetry={() => void list.refetch()} />;
  }
  if (!model.actions.includes('correctTeeth')) return <Message kind="teethFixed" back={back} />;
  // Nor does a window that is made narrow.
  if (phone && !begun) return <Message kind="teethPhone" back={back} />;
  if (!begun) begin(true);
  const reload = async (): Promise<boolean> => {
    const { error } = await list.refetch();
    if (error) notify.error(error.message);
    return error === null;
  };
  return <Opened detail={detail.data} model={model} back={back} onReload={reload} />;
}

interface OpenedProps {
  detail: CaseDetail;
  model: CaseModel;
  back: string;
  /** Asks for the model as it is now, and says whether it could. */
  onReload: () => Promise<boolean>;
}

function Opened({ detail, model, back, onReload }: OpenedProps) {
  const t = useText('viewer3d');
  const { opening, retry } = useOpened(model);
  if (opening.phase === 'waiting') return <Waiting />;
  if (opening.phase === 'failed') {
    const { kind, detail: told } = opening.failure;
    return (
      <Message kind="failed" detail={told} onRetry={retry} back={back}>
        <p>{t(`failure.${kind}`)}</p>
      </Message>
    );
  }
  const { opened } = opening;
  const reload = (): void => void onReload().then((known) => known && retry());
  return (
    <TeethWorkbench key={opened.base} detail={detail} model={model} opened={opened} back={back} onReload={reload} />
  );
}
