import { type TeamWork, designWorkKinds } from '@archway/contracts';
import { bilingual, formatNumber, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import styles from './work.module.css';

interface Props {
  members: readonly TeamWork['members'][number][];
  labelOf: (member: TeamWork['members'][number]) => string;
  chosen: string | undefined;
  onChoose: (userId: string) => void;
}

/** What each member did, by kind; the number of cases opens them. */
export function WorkTable({ members, labelOf, chosen, onChoose }: Props) {
  const t = useText('account');
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('work.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('members.member')}</th>
            {designWorkKinds.map((kind) => (
              <th key={kind.value} scope="col">
                {bilingual(kind)}
              </th>
            ))}
            <th scope="col">{t('work.cases')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.userId} data-chosen={member.userId === chosen}>
              <th scope="row">{labelOf(member)}</th>
              {designWorkKinds.map(({ value }) => (
                <td key={value}>{formatNumber(member.counts[value])}</td>
              ))}
              <td>
                {member.caseCount === 0 ? (
                  formatNumber(0)
                ) : (
                  <Button
                    type="link"
                    size="small"
                    aria-label={t('work.casesOf', { name: labelOf(member), count: member.caseCount })}
                    onClick={() => onChoose(member.userId)}
                  >
                    {formatNumber(member.caseCount)}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
