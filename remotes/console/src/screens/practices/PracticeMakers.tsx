import { type PracticeMaker, endpoints, makerRules } from '@archway/contracts';
import { type TextFunction, call, notify, query, useForm, useText } from '@archway/platform';
import { Button, ErrorBox, LoadingSkeleton, Plus } from '@archway/ui';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog, type ReasonQuestion } from '../../operated/ReasonDialog.tsx';
import operated from '../../operated/operated.module.css';
import { refreshPractices } from './refresh-practices.ts';

interface Props {
  practiceId: string;
}

function removing(practiceId: string, { userId, name }: PracticeMaker, t: TextFunction): ReasonQuestion {
  return {
    title: t('practices.maker.ask.title', { name }),
    body: t('practices.maker.ask.body'),
    okText: t('practices.maker.ask.ok'),
    danger: true,
    send: async (reason) => {
      await call(endpoints.registry.removeMaker, { body: { practiceId, userId, reason } }, { quiet: true });
      notify.success(t('practices.maker.ask.done'));
      await refreshPractices();
    },
  };
}

/** The production staff of a practice; somebody more is named by their account. */
export function PracticeMakers({ practiceId }: Props) {
  const t = useText('console');
  const [adding, setAdding] = useState(false);
  const [asking, setAsking] = useState<ReasonQuestion>();
  const makers = useQuery(query(endpoints.registry.makers, { query: { practiceId } }));
  return (
    <section aria-label={t('practices.maker.title')}>
      <h3 className={operated.heading}>
        {t('practices.maker.title')}
        <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('practices.maker.add')}
        </Button>
      </h3>
      {makers.isError ? (
        <ErrorBox title={t('practices.maker.failed')} error={makers.error} onRetry={() => void makers.refetch()} />
      ) : makers.isPending ? (
        <LoadingSkeleton variant="card" rows={1} />
      ) : makers.data.length === 0 ? (
        <p className={operated.none}>{t('practices.maker.none')}</p>
      ) : (
        <ul className={operated.lines}>
          {makers.data.map((maker) => (
            <li key={maker.userId}>
              <span>
                {maker.name}
                <small>{[maker.userName, maker.phone, maker.email].filter(Boolean).join(' · ')}</small>
              </span>
              <Button
                size="small"
                aria-label={t('practices.maker.removeName', { name: maker.name })}
                onClick={() => setAsking(removing(practiceId, maker, t))}
              >
                {t('practices.maker.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding ? <AddMaker practiceId={practiceId} onClose={() => setAdding(false)} /> : null}
      {asking ? <ReasonDialog {...asking} onClose={() => setAsking(undefined)} /> : null}
    </section>
  );
}

function AddMaker({ practiceId, onClose }: Props & { onClose: () => void }) {
  const t = useText('console');
  const form = useForm({
    id: 'practice-maker',
    rules: makerRules,
    initial: { account: '' },
    label: () => t('practices.maker.account'),
    async send({ account }) {
      await call(endpoints.registry.addMaker, { body: { practiceId, account } }, { quiet: true });
      notify.success(t('practices.maker.added'));
      await refreshPractices();
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('practices.maker.addTitle')}
      okText={t('practices.maker.ok')}
      onCancel={onClose}
    >
      <FormField {...form.field('account')} hint={t('practices.maker.accountHint')}>
        {(control) => <Input {...control} {...form.text('account')} autoFocus autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
