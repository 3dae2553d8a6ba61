import { type CertificationDetail, type FormRules, endpoints, returnRules } from '@archway/contracts';
import { call, formatDateTime, invalidate, notify, useForm, useText } from '@archway/platform';
import { Button, Card } from '@archway/ui';
import { FormBody, FormField, Input } from '@archway/ui/data';
import { PartFacts } from './PartFacts.tsx';
import { decisionBody } from './decision-body.ts';
import styles from './certification.module.css';

interface Props {
  detail: CertificationDetail;
  /** Ids of credentials that are marked, with what is wrong with each. */
  wrong: ReadonlyMap<string, string>;
  onMark: (credentialId: string, reason: string | null) => void;
  onShow: (credentialId: string) => void;
  onDecided: () => void;
}

/** Nothing is asked of whoever certifies. */
const certifyRules = { reason: { kind: 'text' } } as const satisfies FormRules;

const suggestions = ['differs', 'unreadable', 'expired', 'other'] as const;

/** What was given, each to be marked; then certified, or returned with a reason. */
export function Decision({ detail, wrong, onMark, onShow, onDecided }: Props) {
  const t = useText('console');
  const body = decisionBody(detail, wrong);
  const returns = wrong.size > 0;
  const form = useForm({
    id: 'certification-return',
    rules: returns ? returnRules : certifyRules,
    initial: { reason: '' },
    label: () => t('certification.reason'),
    async send({ reason }) {
      await call(endpoints.certification.decide, { body: { ...body, ...(returns && { reason }) } }, { quiet: true });
      notify.success(t(returns ? 'certification.returned' : 'certification.certified', { name: detail.name }));
      onDecided();
      await Promise.all([invalidate(endpoints.certification.queue), invalidate(endpoints.certification.detail)]);
    },
  });
  const facts = [
    [t('certification.account'), detail.userName],
    [t('certification.phone'), detail.phone],
    [t('certification.email'), detail.email],
    [t('certification.registered'), formatDateTime(detail.registerTime)],
  ] as const;
  return (
    <Card className={styles.decision} title={detail.name}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
      {detail.parts.map((part) => (
        <PartFacts key={part.certificationId} part={part} wrong={wrong} onMark={onMark} onShow={onShow} />
      ))}
      {body.parts.length === 0 ? (
        <p className={styles.quiet}>{t('certification.nothingWaits')}</p>
      ) : (
        <FormBody
          id={form.id}
          failure={form.failure}
          onSubmit={() => void form.submit()}
          actions={
            <Button type="primary" danger={returns} htmlType="submit" loading={form.busy}>
              {t(returns ? 'certification.return' : 'certification.certify')}
            </Button>
          }
        >
          {returns ? (
            <>
              <div className={styles.suggestions}>
                {suggestions.map((key) => (
                  <Button
                    key={key}
                    size="small"
                    onClick={() =>
                      form.set({
                        reason: [form.values.reason.trim(), t(`certification.suggest.${key}`)]
                          .filter(Boolean)
                          .join(' '),
                      })
                    }
                  >
                    {t(`certification.suggestName.${key}`)}
                  </Button>
                ))}
              </div>
              <p className={styles.quiet}>{t('certification.reasonHint', { name: detail.name })}</p>
              <FormField {...form.field('reason')}>
                {(control) => <Input.TextArea {...control} {...form.text('reason')} rows={4} showCount />}
              </FormField>
            </>
          ) : (
            <p className={styles.quiet}>{t('certification.markHint')}</p>
          )}
        </FormBody>
      )}
    </Card>
  );
}
