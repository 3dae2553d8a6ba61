import type { CaseDetail } from '@archway/contracts';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useText } from '@archway/platform';
import { RequestAside } from '../../../request/RequestAside.tsx';
import { RequestClash } from '../../../request/RequestClash.tsx';
import { CrownFields } from '../../../request/form/CrownFields.tsx';
import { ImplantFields } from '../../../request/form/ImplantFields.tsx';
import type { RequestForm } from '../../../request/use-request.ts';
import styles from '../wizard.module.css';

interface Props {
  detail: CaseDetail;
  form: RequestForm;
  /** The reader has been past this step: open answers are said. */
  showProblems: boolean;
}

/** What is asked for in a case of crown design or implant planning. One may go on at any time; it goes out when complete. */
export function RequestStep({ detail, form, showProblems }: Props) {
  const t = useText('cases');
  if (form.error) return <ErrorBox title={t('request.failed')} error={form.error} onRetry={form.retry} />;
  if (!form.loaded) return <LoadingSkeleton variant="form" />;
  const { values, missing } = form;
  const row = { missing, showProblems, change: form.change };
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {form.clash ? <RequestClash clash={form.clash} onResolve={form.resolve} /> : null}
        {values.kind === 'crown' ? (
          <CrownFields values={values} {...row} />
        ) : (
          <ImplantFields values={values} {...row} />
        )}
      </div>
      <RequestAside detail={detail} form={form} />
    </div>
  );
}
