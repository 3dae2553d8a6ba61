import { Card, ErrorBox } from '@archway/ui';
import { useText } from '@archway/platform';
import type { WizardStep } from '../../steps.ts';
import { DoubtRow } from './DoubtRow.tsx';
import type { CaseDoubts } from './use-doubts.ts';
import styles from './doubts.module.css';

interface Props {
  doubts: CaseDoubts;
  onEdit: (step: WizardStep) => void;
}

/** What the machine doubts, each with its picture, the reason, and the ways out of it; nothing when all is well. */
export function DoubtCard({ doubts, onEdit }: Props) {
  const t = useText('cases');
  const { found, error, retry } = doubts;
  if (error) return <ErrorBox title={t('doubt.failed')} error={error} onRetry={retry} />;
  if (!found || found.doubts.length === 0) return null;
  const open = found.doubts.filter(({ answer }) => answer === null).length;
  return (
    <Card title={t('doubt.title')} count={open > 0 ? open : undefined}>
      <p className={styles.lead}>{t('doubt.lead')}</p>
      <ul className={styles.doubts}>
        {found.doubts.map((doubt) => (
          <DoubtRow key={doubt.key} doubt={doubt} doubts={doubts} onEdit={onEdit} />
        ))}
      </ul>
    </Card>
  );
}
