import { type LimitsByType, standardMovementLimits } from '@archway/contracts';
import { notify, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { LimitsTable } from '@archway/ui/data';
import { SectionForm } from '../SectionForm.tsx';
import { useMovementForm } from './use-movement-form.ts';
import styles from './card.module.css';

interface Props {
  initial: LimitsByType;
  save: (limits: LimitsByType) => Promise<void>;
}

/** How far teeth go from one aligner to the next in plans of the reader. */
export function MovementSection({ initial, save }: Props) {
  const t = useText('account');
  const { form, table, overwrite } = useMovementForm(initial, async (limits) => {
    await save(limits);
    notify.success(t('saved'));
  });
  return (
    <SectionForm
      title={t('movement.section')}
      form={form}
      actions={<Button onClick={() => overwrite(standardMovementLimits)}>{t('movement.reset')}</Button>}
    >
      <p className={styles.how}>{t('movement.how')}</p>
      <div>
        <LimitsTable {...table} label={t('movement.section')} />
      </div>
    </SectionForm>
  );
}
