import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type ProcessDetail, endpoints, jawNumbers, processServices, serviceTypes } from '@archway/contracts';
import { Slot, query, useText } from '@archway/platform';
import { Card, NoticeBar } from '@archway/ui';
import { FormBody, FormField, Input, Radio, Select } from '@archway/ui/data';
import { problemText, serviceText } from '../../processing/process-words.ts';
import { AppliedNote } from './AppliedNote.tsx';
import { JawModel } from './JawModel.tsx';
import { ProcessSummary } from './ProcessSummary.tsx';
import { PROCESS_FORM, useProcessForm } from './use-process-form.ts';
import styles from './add-retainer.module.css';

/** Service, models, settings and words of an order; service and practice stand once it was begun. */
export function ProcessOrderForm({ order }: { order?: ProcessDetail }) {
  const t = useText('production');
  const use = useProcessForm(order);
  const { form, service, setService, practiceId, setPractice, parameters, takeParameters, kept, remove } = use;
  const offers = useQuery(query(endpoints.process.offer, { query: { serviceType: service } }));
  const known = offers.data ?? [];
  const [first] = known;
  useEffect(() => {
    if (practiceId === null && first) setPractice(first.practiceId);
  }, [practiceId, first, setPractice]);
  return (
    <div className={styles.columns}>
      <FormBody id={PROCESS_FORM} failure={form.failure} onSubmit={() => use.send(false)}>
        {order?.problem ? <NoticeBar tone="error">{problemText(order.problem)}</NoticeBar> : null}
        <Card title={t('process.what')}>
          <div className={styles.fields}>
            <FormField
              id="process-service"
              label={t('process.column.service')}
              hint={t(
                service === serviceTypes.autoKeeper.id
                  ? 'process.serviceHint.autoKeeper'
                  : 'process.serviceHint.modelProcess',
              )}
            >
              {({ id }) => (
                <Radio.Group
                  id={id}
                  disabled={order !== undefined}
                  aria-label={t('process.column.service')}
                  value={service}
                  options={processServices.map((value) => ({ value, label: serviceText(value, t) }))}
                  onChange={({ target }) => setService(target.value as typeof service)}
                />
              )}
            </FormField>
            {known.length > 1 && !order ? (
              <FormField id="process-practice" label={t('process.column.practice')}>
                {({ id }) => (
                  <Select
                    id={id}
                    value={practiceId}
                    options={known.map((each) => ({ value: each.practiceId, label: each.practiceName }))}
                    onChange={(next: string) => setPractice(next)}
                  />
                )}
              </FormField>
            ) : null}
            <FormField {...form.field('name')}>
              {(control) => <Input {...control} {...form.text('name')} autoComplete="off" />}
            </FormField>
            <FormField {...form.field('patient')} hint={t('process.patientHint')}>
              {(control) => <Input {...control} {...form.text('patient')} autoComplete="off" />}
            </FormField>
            <FormField {...form.field('remarks')}>
              {(control) => <Input.TextArea {...control} {...form.text('remarks')} rows={2} />}
            </FormField>
          </div>
        </Card>
        <Card title={t('process.models')}>
          <div className={styles.jaws}>
            {jawNumbers.map(({ value }) => (
              <JawModel
                key={value}
                jaw={value}
                kept={kept.find(({ jaw }) => jaw === value)}
                onRemove={() => remove(value)}
              />
            ))}
          </div>
        </Card>
        <Card title={t('process.settings')}>
          <Slot
            name="order.parameters"
            props={{ kind: 'retainer', initial: order?.parameters, onChange: takeParameters }}
          />
          {parameters ? <AppliedNote values={parameters.values} /> : null}
        </Card>
      </FormBody>
      <ProcessSummary use={use} price={known.find((each) => each.practiceId === practiceId)?.price} />
    </div>
  );
}
