import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { invalidate, query, usePageTitle, usePatientContext, useServerEvent } from '@archway/platform';
import { failureDetail, failureKind, hindrance } from '../parts/failure-kind.ts';
import { Message } from '../parts/Message.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import type { ViewerAccess } from '../../access/viewer-access.ts';
import { Workbench } from './Workbench.tsx';
import { shownModels } from '../../objects/shown-models.ts';

interface Props {
  caseId: string;
  version: number;
  access: ViewerAccess;
}

/** Asks for the case and its scans, and says plainly when they may not be seen or are not there. */
export function CaseViewer({ caseId, version, access }: Props) {
  const detail = useQuery(query(endpoints.cases.detail, { params: { caseId, version } }));
  const list = useQuery({ ...query(endpoints.models.list, { query: { caseId, version } }), staleTime: Infinity });
  useServerEvent('case.changed', (changed) => {
    if (changed.caseId === caseId) void invalidate(endpoints.models.list);
  });
  const models = useMemo(() => list.data && shownModels(list.data), [list.data]);
  usePageTitle(detail.data && `${detail.data.patientName} · ${detail.data.ptNo}`);
  usePatientContext(detail.data);
  const back = `/patient-detail/${caseId}/${version}`;
  const failure = hindrance(list, detail);
  if (failure) {
    const kind = failureKind(failure);
    const retry = (): void => void Promise.all([detail.refetch(), list.refetch()]);
    return <Message kind={kind} detail={failureDetail(failure)} onRetry={kind === 'refused' ? undefined : retry} />;
  }
  if (!models || !detail.data) return <Waiting />;
  if (models.length === 0) return <Message kind="empty" back={back} />;
  return <Workbench detail={detail.data} models={models} back={back} access={access} />;
}
