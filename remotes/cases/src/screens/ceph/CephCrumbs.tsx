import { Link } from 'react-router-dom';
import type { CaseDetail } from '@archway/contracts';
import { Breadcrumbs } from '@archway/ui';
import { lastAddressOf, useText } from '@archway/platform';
import { detailPath } from '../../case/case-address.ts';
import { serviceOf } from '../../case/case-services.ts';

/** The way back to the patient. */
export function CephCrumbs({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const service = serviceOf(detail.serviceType);
  return (
    <Breadcrumbs
      items={[
        { key: 'list', content: <Link to={lastAddressOf(service.list)}>{t(`title.${service.key}`)}</Link> },
        { key: 'case', content: <Link to={detailPath(detail)}>{detail.patientName}</Link> },
        { key: 'ceph', content: t('ceph.title') },
      ]}
    />
  );
}
