import type { CaseDetail } from '@archway/contracts';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useText } from '@archway/platform';
import { PrescriptionClash } from '../../../prescription/PrescriptionClash.tsx';
import { PrescriptionFields } from '../../../prescription/form/PrescriptionFields.tsx';
import { PrescriptionAside } from '../../../prescription/PrescriptionAside.tsx';
import type { PrescriptionForm } from '../../../prescription/use-prescription.ts';
import styles from '../wizard.module.css';

interface Props {
  detail: CaseDetail;
  form: PrescriptionForm;
  /** The reader has been past this step: open answers are said. */
  showProblems: boolean;
}

/** The third step: what the doctor wants. It may be gone on from at any time; the case goes out when it is complete. */
export function PrescriptionStep({ detail, form, showProblems }: Props) {
  const t = useText('cases');
  if (form.error) return <ErrorBox title={t('rx.failed')} error={form.error} onRetry={form.retry} />;
  if (!form.loaded) return <LoadingSkeleton variant="form" />;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {form.clash ? <PrescriptionClash clash={form.clash} onResolve={form.resolve} /> : null}
        <PrescriptionFields form={form} showProblems={showProblems} />
      </div>
      <PrescriptionAside detail={detail} form={form} />
    </div>
  );
}
