import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type CaseDetail, endpoints } from '@archway/contracts';
import { Button, EmptyState, ErrorBox, LoadingSkeleton, PageTitle } from '@archway/ui';
import {
  errorText,
  query,
  settingQuery,
  useLang,
  usePageTitle,
  usePatientContext,
  useSession,
  useText,
} from '@archway/platform';
import { GateNotice } from '../../gate/GateNotice.tsx';
import { checkGate } from '../../gate/practice-gate.ts';
import { CASE_PARAMETER, askedService, detailPath, readCaseKey } from '../../case/case-address.ts';
import { type CaseService, serviceOf } from '../../case/case-services.ts';
import { Wizard } from './Wizard.tsx';

/**
 * The intake wizard of every service: behind the practice gate for a new case, on the saved case when the address names
 * one, which says of itself of which service it is.
 */
export default function AddPatient() {
  const t = useText('cases');
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { user } = useSession();
  const key = readCaseKey(params.get(CASE_PARAMETER), params.get('version'));
  // What was known of the case before the wizard opened may be old; the form begins with what the server has now.
  const [openedAt] = useState(() => Date.now());
  const practices = useQuery(query(endpoints.access.practices));
  const detail = useQuery({
    ...query(endpoints.cases.detail, { params: key ?? { caseId: '0', version: 1 } }),
    enabled: key !== null,
    refetchOnMount: 'always',
  });
  // How the reader usually has cases designed; without an answer a new case begins as if nothing were chosen.
  const preference = useQuery({
    ...settingQuery(user?.doctorId ?? '0', 'preferenceSetting'),
    enabled: key === null && user !== null,
  });
  usePatientContext(detail.data);
  const service = serviceOf(detail.data?.serviceType ?? askedService(pathname, params));
  const title = t(`wizard.title.${service.key}`);
  usePageTitle(title);

  const failure = practices.error ?? detail.error;
  if (failure) {
    const retry = () => void Promise.all([practices.refetch(), key ? detail.refetch() : undefined]);
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <ErrorBox title={t('wizard.failed')} error={failure} onRetry={retry} />
      </>
    );
  }
  const current = detail.data && detail.dataUpdatedAt >= openedAt ? detail.data : null;
  if (!practices.data || (key ? !current : preference.isLoading)) return <LoadingSkeleton variant="form" />;
  if (!key && !user?.serviceTypeList.some(({ value }) => value === service.id)) return <NoService service={service} />;
  const finding = key ? null : checkGate(practices.data, user?.isExpired ?? false);
  if (finding) return <GateNotice finding={finding} />;
  if (current && !current.editable) return <Submitted detail={current} />;
  const preferred = preference.data?.content['entrust'];
  return <Wizard practices={practices.data} service={service} detail={current} preferred={preferred} />;
}

/** The address of a case that the practice can no longer change. */
function Submitted({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const navigate = useNavigate();
  return (
    <EmptyState
      heading
      title={t('wizard.submittedTitle', { name: detail.patientName })}
      body={t('wizard.submittedBody')}
      action={<Button onClick={() => void navigate(detailPath(detail))}>{t('wizard.openCase')}</Button>}
    />
  );
}

/** The reader's account does not have the service: said before anything is filled in for nothing. */
function NoService({ service }: { service: CaseService }) {
  const t = useText('cases');
  return (
    <EmptyState heading title={t(`wizard.title.${service.key}`)} body={errorText('serviceUnavailable', useLang())} />
  );
}
