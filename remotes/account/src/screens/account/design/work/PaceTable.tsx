import type { TeamWork } from '@archway/contracts';
import { formatNumber, useText } from '@archway/platform';
import styles from './work.module.css';

type Member = TeamWork['members'][number];

interface Props {
  members: readonly Member[];
  labelOf: (member: Member) => string;
}

/** How long designs and audits of each member took, and how much came back. */
export function PaceTable({ members, labelOf }: Props) {
  const t = useText('account');
  const worked = members.filter(({ design, audit }) => design.submitted + audit.decided > 0);
  if (worked.length === 0) return null;
  return (
    <section className={styles.pace}>
      <h3>{t('work.pace.title')}</h3>
      <p>{t('work.pace.hint')}</p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('work.pace.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('members.member')}</th>
              <th scope="col">{t('work.pace.submitted')}</th>
              <th scope="col">{t('work.pace.designTime')}</th>
              <th scope="col">{t('work.pace.rejected')}</th>
              <th scope="col">{t('work.pace.refused')}</th>
              <th scope="col">{t('work.pace.decided')}</th>
              <th scope="col">{t('work.pace.auditTime')}</th>
              <th scope="col">{t('work.pace.against')}</th>
            </tr>
          </thead>
          <tbody>
            {worked.map((member) => {
              const { design, audit } = member;
              return (
                <tr key={member.userId}>
                  <th scope="row">{labelOf(member)}</th>
                  <td>{formatNumber(design.submitted)}</td>
                  <td>{timeText(t, design.medianHours)}</td>
                  <td>{shareText(design.rejected, design.submitted)}</td>
                  <td>{shareText(design.refused, design.submitted)}</td>
                  <td>{formatNumber(audit.decided)}</td>
                  <td>{timeText(t, audit.medianHours)}</td>
                  <td>{shareText(audit.rejected, audit.decided)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Hours up to two days, then days. */
function timeText(t: ReturnType<typeof useText>, hours: number | null): string {
  if (hours === null) return '—';
  return hours < 48
    ? t('work.pace.hours', { num: formatNumber(hours, { digits: 1 }) })
    : t('work.pace.days', { num: formatNumber(hours / 24, { digits: 1 }) });
}

/** `2 (25%)`; a share of nothing is none. */
const shareText = (part: number, all: number): string =>
  part === 0 || all === 0
    ? formatNumber(part)
    : `${formatNumber(part)} (${formatNumber(Math.round((100 * part) / all), { unit: '%' })})`;
