import { type FoundPractice, endpoints, practiceSearchRules } from '@archway/contracts';
import { call, useForm, useText } from '@archway/platform';
import { Button, Modal } from '@archway/ui';
import { FormBody, FormField, Input } from '@archway/ui/data';
import { useState } from 'react';
import { useApply } from './use-apply.ts';
import styles from './practice.module.css';

/** "I'm a practice employee": finds a practice by its registered phone or code, and asks to join. */
export function JoinPractice({ onClose }: { onClose: () => void }) {
  const t = useText('account');
  const [found, setFound] = useState<readonly FoundPractice[]>();
  const apply = useApply(onClose);
  const form = useForm({
    id: 'find-practice',
    rules: practiceSearchRules,
    initial: { keyword: '' },
    label: () => t('practices.keyword'),
    guard: false,
    async send({ keyword }) {
      setFound(await call(endpoints.practices.search, { body: { keyword } }, { quiet: true }));
    },
  });
  return (
    <Modal open title={t('practices.join')} footer={null} onCancel={onClose}>
      <FormBody id={form.id} failure={form.failure} onSubmit={() => void form.submit()}>
        <FormField {...form.field('keyword')} hint={t('practices.keywordHint')}>
          {(control) => (
            <span className={styles.search}>
              <Input {...control} {...form.text('keyword')} autoFocus autoComplete="off" />
              <Button htmlType="submit" loading={form.busy}>
                {t('practices.find')}
              </Button>
            </span>
          )}
        </FormField>
      </FormBody>
      <div role="status">
        {found?.length === 0 ? <p>{t('practices.notFound')}</p> : null}
        {found && found.length > 0 ? (
          <ul className={`${styles.lines} ${styles.found}`} aria-label={t('practices.found')}>
            {found.map(({ name, abbreviation, number }) => (
              <li key={number} className={styles.line}>
                <span className={styles.words}>
                  {name}
                  <small>
                    {abbreviation} · {number}
                  </small>
                </span>
                <Button type="primary" loading={apply.isPending} onClick={() => apply.mutate(number)}>
                  {t('practices.apply')}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Modal>
  );
}
