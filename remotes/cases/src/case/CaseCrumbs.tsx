import { Link } from 'react-router-dom';
import type { CaseDetail } from '@archway/contracts';
import { Breadcrumbs } from '@archway/ui';
import { lastAddressOf, useText } from '@archway/platform';
import { detailPath } from './case-address.ts';
import { serviceOf } from './case-services.ts';

interface Props {
  detail: CaseDetail;
  /** Of a page that belongs to the case. */
  page: string;
}

/** The way back to the patient from a page of its own. */
export function CaseCrumbs({ detail, page }: Props) {
  const t = useText('cases');
  const service = serviceOf(detail.serviceType);
  return (
    <Breadcrumbs
      items={[
        { key: 'list', content: <Link to={lastAddressOf(service.list)}>{t(`title.${service.key}`)}</Link> },
        { key: 'case', content: <Link to={detailPath(detail)}>{detail.patientName}</Link> },
        { key: 'page', content: page },
      ]}
    />
  );
}
