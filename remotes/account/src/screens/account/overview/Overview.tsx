import { certifications, roles, toneOf } from '@archway/contracts';
import { bilingual, formatDay, formatNumber, useText } from '@archway/platform';
import { Card, DescriptionList, KeyFigure, KeyFigures, StatusTag } from '@archway/ui';
import type { SectionProps } from '../sections.ts';
import { PlaceLine } from './PlaceLine.tsx';

/** Who the reader is to the platform, and what is left of credits and free quotas. */
export function Overview({ user }: SectionProps) {
  const t = useText('account');
  const { accountInfo: info } = user;
  const credits = info.confirmRemainingNum;
  return (
    <>
      <KeyFigures label={t('overview.balance')}>
        <KeyFigure label={t('overview.credits')} value={credits === null ? '—' : formatNumber(credits)} />
        <KeyFigure label={t('overview.freeCases')} value={formatNumber(info.freePtNum)} />
        <KeyFigure label={t('overview.freeModels')} value={formatNumber(info.freeModelNum)} />
        <KeyFigure label={t('overview.freeReports')} value={formatNumber(info.freeReportNum)} />
      </KeyFigures>
      <Card
        title={t('overview.info')}
        meta={
          <StatusTag tone={toneOf(certifications, user.authResult)}>
            {t(`overview.certification.${user.authResult}`)}
          </StatusTag>
        }
      >
        <DescriptionList
          columns={2}
          items={[
            { key: 'userName', label: t('field.userName'), value: user.userName },
            { key: 'nickName', label: t('field.nickName'), value: user.nickName },
            { key: 'phone', label: t('field.phone'), value: info.phone },
            { key: 'email', label: t('field.email'), value: info.email },
            {
              key: 'roles',
              label: t('field.roles'),
              value: roles
                .filter(({ key }) => user.roles.includes(key))
                .map((role) => bilingual(role))
                .join(t('list.separator')),
            },
            {
              key: 'expires',
              label: t('field.expires'),
              value: user.isExpired ? t('overview.expired') : formatDay(user.expirationTime),
            },
            {
              key: 'services',
              label: t('field.services'),
              value: user.serviceTypeList.map(({ name }) => name).join(t('list.separator')),
              wide: true,
            },
            {
              key: 'address',
              label: t('field.address'),
              value: info.region || info.address ? <PlaceLine info={info} /> : null,
              wide: true,
            },
          ]}
        />
      </Card>
    </>
  );
}
