import { type OwnCenter, type ServedPractice, memberStatus } from '@archway/contracts';
import { designerLabel, usePhone, useText } from '@archway/platform';
import { Building2, Card, EmptyState, PhoneCard, PhoneCardList } from '@archway/ui';
import { type ListColumn, ListTable } from '@archway/ui/data';
import { CopyLink } from '../../CopyLink.tsx';
import styles from '../design.module.css';

/** A design center for those who work in it: its link, its people, and the practices that it designs for. */
export function OwnCenterCard({ center }: { center: OwnCenter }) {
  const t = useText('account');
  const phone = usePhone();
  const { designCenterName, designCenterNo, practices, staff } = center;
  const paidBy = ({ centerPays }: ServedPractice): string =>
    t(centerPays ? 'centers.paidByCenter' : 'centers.paidByPractice');
  const columns: readonly ListColumn<ServedPractice>[] = [
    { key: 'name', title: t('practices.name'), dataIndex: 'name', width: 280, minWidth: 180, grow: true },
    { key: 'number', title: t('practices.number'), dataIndex: 'number', width: 130 },
    { key: 'payer', title: t('centers.payer'), width: 170, priority: 1, render: (_, practice) => paidBy(practice) },
  ];
  return (
    <Card
      title={designCenterName}
      meta={<span className={styles.number}>{t('centers.numbered', { number: designCenterNo })}</span>}
      extra={<CopyLink path={`/?dNo=${encodeURIComponent(designCenterNo)}`} />}
      footer={t('centers.staff', {
        names: staff.map((person) => designerLabel(person)).join(t('list.separator')),
        count: staff.filter(({ status }) => status === memberStatus.enabled).length,
      })}
      flush={practices.length > 0}
    >
      {practices.length === 0 ? (
        <EmptyState icon={<Building2 />} title={t('centers.noPractices')} body={t('centers.noPracticesBody')} />
      ) : phone ? (
        <PhoneCardList label={designCenterName}>
          {practices.map((practice) => (
            <PhoneCard
              key={practice.practiceId}
              title={practice.name}
              description={practice.number}
              note={paidBy(practice)}
            />
          ))}
        </PhoneCardList>
      ) : (
        <ListTable<ServedPractice>
          tableKey="account.served"
          label={designCenterName}
          columns={columns}
          rows={practices}
          rowKey={({ practiceId }) => practiceId}
        />
      )}
    </Card>
  );
}
