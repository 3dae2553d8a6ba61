import { type CaseDetail, makesAppliance } from '@archway/contracts';
import { DescriptionList } from '@archway/ui';
import { formatDateTime, formatDay, useText } from '@archway/platform';
import { entrustName, genderName } from '../../case/case-words.ts';

/** Basic info of a case, read. */
export function CaseFacts({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const fact = (key: string, value: string | null) => ({ key, label: t(`field.${key}`), value });
  return (
    <DescriptionList
      columns={3}
      items={[
        fact('patientName', detail.patientName),
        fact('gender', genderName(detail.gender, t)),
        fact('birthday', `${formatDay(detail.birthday)} · ${t('patient.age', { count: detail.age })}`),
        fact('ptNo', detail.ptNo),
        fact('phone', detail.phone),
        fact('email', detail.email),
        fact('practiceId', detail.practiceName),
        fact('doctorId', detail.doctorName),
        fact('creator', detail.creatorName),
        ...(makesAppliance(detail.serviceType) ? [fact('productType', t(`product.${detail.productType}`))] : []),
        fact('entrust', entrustName(detail.entrust, t)),
        fact('dataSource', t(`dataSource.${detail.dataSource}`)),
        fact('customDoctorName', detail.customDoctorName),
        fact('customClinic', detail.customClinic),
        fact('createTime', formatDateTime(detail.createTime)),
      ]}
    />
  );
}
