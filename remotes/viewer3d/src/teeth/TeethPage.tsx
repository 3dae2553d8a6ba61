import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type CaseDetail, type CaseModel, analyseFlag, endpoints, isOneOf } from '@archway/contracts';
import { query, usePageTitle, usePatientContext, usePhone, useText } from '@archway/platform';
import { CanvasTheme } from '@archway/ui';
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

const isId = (text: string | null): text is string => text !== null && /^\d{1,20}$/.test(text);

/** Where the teeth that were found in a scan are put right by hand; the address says in which. */
export default function TeethPage() {
  const [params] = useSearchParams();
  const [caseId, modelId] = [params.get('caseId'), params.get('modelId')];
  const version = Number(params.get('version'));
  const whole = isId(caseId) && isId(modelId) && Number.isInteger(version) && version > 0;
  return (
    <CanvasTheme>
      {whole ? <FoundModel address={{ caseId, version, modelId }} /> : <Message kind="teethIncomplete" />}
    </CanvasTheme>
  );
}

const underWay = [analyseFlag.running, analyseFlag.preparing] as const;

function FoundModel({ address: { caseId, version, modelId } }: { address: Address }) {
  const t = useText('viewer3d');
  const key = { caseId, version };
  const phone = usePhone();
  const detail = useQuery(query(endpoints.cases.detail, { params: key }));
  // What somebody else has corrected meanwhile is what is opened.
  const list = useQuery({ ...query(endpoints.models.list, { query: key }), refetchOnMount: 'always' });
  const model = list.data?.find((each) => each.modelId === modelId);
  usePageTitle(detail.data && `${t('teeth.title')} · ${detail.data.patientName}`);
  usePatientContext(detail.data);
  const back = `/patient-detail/${caseId}/${version}?section=models`;
  const failure = detail.error ?? list.error;
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
  if (phone) return <Message kind="teethPhone" back={back} />;
  const reload = async (): Promise<void> => void (await list.refetch());
  return <Opened detail={detail.data} model={model} back={back} onReload={reload} />;
}

interface OpenedProps {
  detail: CaseDetail;
  model: CaseModel;
  back: string;
  /** Asks for the model as it is now. */
  onReload: () => Promise<void>;
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
  const reload = (): void => void onReload().then(retry);
  return (
    <TeethWorkbench key={opened.base} detail={detail} model={model} opened={opened} back={back} onReload={reload} />
  );
}
