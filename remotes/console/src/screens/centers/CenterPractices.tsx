import { useState } from 'react';
import { type CenterDetail, centerPracticeRules, endpoints } from '@archway/contracts';
import { call, confirmAction, notify, useForm, useText } from '@archway/platform';
import { Button, LabelTag, Plus } from '@archway/ui';
import { FormDialog, FormField, Input, Segmented } from '@archway/ui/data';
import { useMutation } from '@tanstack/react-query';
import { refreshCenters } from './refresh-centers.ts';
import styles from './centers.module.css';

type Practice = CenterDetail['practices'][number];
type Payer = 'practice' | 'center';

/** The practices that a design center designs for, and who pays for each. */
export function CenterPractices({ center }: { center: CenterDetail }) {
  const t = useText('console');
  const [adding, setAdding] = useState(false);
  const { designCenterId, designCenterName, practices } = center;
  const done = { onSuccess: () => notify.success(t('centers.saved')), onSettled: refreshCenters };
  const pay = useMutation({
    mutationFn: ({ practiceId, centerPays }: Pick<Practice, 'practiceId' | 'centerPays'>) =>
      call(endpoints.centers.payer, { body: { designCenterId, practiceId, centerPays } }),
    ...done,
  });
  const unbind = useMutation({
    mutationFn: ({ practiceId }: Practice) =>
      call(endpoints.centers.unbindPractice, { body: { designCenterId, practiceId } }),
    ...done,
  });
  const ask = async (practice: Practice): Promise<void> => {
    const question = {
      title: t('centers.unbindQuestion', { practice: practice.name, name: designCenterName }),
      body: t('centers.unbindBody'),
      okText: t('centers.unbind'),
      danger: true,
    };
    if (await confirmAction(question)) unbind.mutate(practice);
  };
  return (
    <section aria-label={t('centers.practices')}>
      <div className={styles.head}>
        <h3>{t('centers.practices')}</h3>
        <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('centers.bind')}
        </Button>
      </div>
      {practices.length === 0 ? (
        <p className={styles.none}>{t('centers.noPractices')}</p>
      ) : (
        <ul className={styles.lines}>
          {practices.map((practice) => (
            <li key={practice.practiceId}>
              <span className={styles.words}>
                {practice.name}
                <small>
                  {practice.number} {practice.practiceDefault ? <LabelTag>{t('centers.default')}</LabelTag> : null}
                </small>
              </span>
              <Segmented<Payer>
                size="small"
                aria-label={t('centers.payer', { practice: practice.name })}
                disabled={pay.isPending}
                value={practice.centerPays ? 'center' : 'practice'}
                options={[
                  { value: 'practice', label: t('centers.practicePays') },
                  { value: 'center', label: t('centers.centerPays') },
                ]}
                onChange={(payer) => pay.mutate({ practiceId: practice.practiceId, centerPays: payer === 'center' })}
              />
              <Button
                size="small"
                danger
                aria-label={t('centers.unbindName', { practice: practice.name })}
                onClick={() => void ask(practice)}
              >
                {t('centers.unbind')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding ? <BindPractice designCenterId={designCenterId} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}

function BindPractice({ designCenterId, onClose }: { designCenterId: string; onClose: () => void }) {
  const t = useText('console');
  const form = useForm({
    id: 'center-practice',
    rules: centerPracticeRules,
    initial: { number: '' },
    label: () => t('centers.practiceNumber'),
    async send({ number }) {
      await call(endpoints.centers.bindPractice, { body: { designCenterId, number } }, { quiet: true });
      notify.success(t('centers.saved'));
      await refreshCenters();
      onClose();
    },
  });
  return (
    <FormDialog {...form.dialog} open title={t('centers.bind')} okText={t('centers.add')} onCancel={onClose}>
      <FormField {...form.field('number')}>
        {(control) => <Input {...control} {...form.text('number')} autoFocus autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
