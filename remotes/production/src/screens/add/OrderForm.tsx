import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type CaseRef,
  MOST_STEPS_PER_SUB_ORDER,
  type OrderOffer,
  STEPS_PER_SUB_ORDER,
  endpoints,
  orderProducts,
  orderRules,
} from '@archway/contracts';
import { Slot, call, errorText, notify, requestKey, useForm, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { Checkbox, FormBody, FormField, Input, InputNumber, Radio } from '@archway/ui/data';
import { orderPath } from '../../orders/order-words.ts';
import { refreshOrders } from '../../orders/refresh-orders.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { RepeatedSteps } from './RepeatedSteps.tsx';
import { StepsFields } from './StepsFields.tsx';
import { useDeliveryAddress } from './use-delivery-address.ts';
import { useOrderDraft } from './use-order-draft.ts';
import styles from './add.module.css';

interface Props {
  at: CaseRef;
  plan: NonNullable<OrderOffer['plan']>;
  orders: OrderOffer['orders'];
}

const FORM = 'add-order';

/** What is ordered of a confirmed plan, with what will be made of it beside. */
export function OrderForm({ at, plan, orders }: Props) {
  const t = useText('production');
  const navigate = useNavigate();
  const draft = useOrderDraft(plan, orders);
  const { choice, ordered, retainer, set } = draft;
  const delivery = useDeliveryAddress(choice.addressId);
  const key = useKey();
  const form = useForm({
    id: FORM,
    rules: orderRules,
    initial: { orderName: '', remarks: '', productionRemark: '' },
    label: (name) => t(`field.${name}`),
    async send(words) {
      const { special, repeat } = choice;
      const { addressId } = delivery;
      const content = { ...at, ...words, ...ordered, special, addressId, planHash: plan.hash };
      const body = { ...content, repeat, parameters: draft.parameters?.values ?? {} };
      const placed = await call(
        endpoints.production.place,
        { body: { ...body, clientKey: key(JSON.stringify([content, body.parameters])) } },
        { quiet: true },
      );
      notify.success(t('add.placed', { name: placed.orderNo }));
      await refreshOrders();
      void navigate(orderPath(placed), { replace: true });
    },
  });
  const problem =
    draft.problem !== null
      ? errorText(draft.problem, undefined, { upper: plan.upperSteps ?? 0, lower: plan.lowerSteps ?? 0 })
      : !draft.parameters
        ? t('add.parametersComing')
        : draft.parameters.problems > 0
          ? t('add.parametersWrong', { count: draft.parameters.problems })
          : draft.repeated.length > 0 && !choice.repeat
            ? t('add.repeatOpen')
            : null;
  return (
    <div className={styles.columns}>
      <FormBody id={FORM} failure={form.failure} onSubmit={() => (problem === null ? void form.submit() : undefined)}>
        <Card title={t('add.what')}>
          <div className={styles.fields}>
            <FormField id="order-product" label={t('column.product')}>
              {({ id }) => (
                <Radio.Group
                  id={id}
                  aria-label={t('column.product')}
                  value={choice.product}
                  options={orderProducts.map((value) => ({ value, label: t(`product.${value}`) }))}
                  onChange={({ target }) => set({ product: target.value as typeof choice.product })}
                />
              )}
            </FormField>
            <StepsFields plan={plan} draft={draft} />
            {retainer ? null : (
              <FormField id="order-per-sub" label={t('add.stepsPerSubOrder')} hint={t('add.stepsHint')}>
                {({ id }) => (
                  <InputNumber
                    id={id}
                    min={1}
                    max={MOST_STEPS_PER_SUB_ORDER}
                    precision={0}
                    value={choice.stepsPerSubOrder}
                    onChange={(value) =>
                      set({ stepsPerSubOrder: typeof value === 'number' ? value : STEPS_PER_SUB_ORDER })
                    }
                  />
                )}
              </FormField>
            )}
            {retainer ? null : (
              <Checkbox checked={choice.withRetainer} onChange={({ target }) => set({ withRetainer: target.checked })}>
                {t('withRetainer')}
              </Checkbox>
            )}
            {retainer || choice.withRetainer ? (
              <FormField
                id="order-retainers"
                label={t('detail.retainers')}
                hint={t('add.retainerHint')}
                problem={draft.problem === 'retainerQuantityRange' ? errorText('retainerQuantityRange') : undefined}
              >
                {({ id, status }) => (
                  <InputNumber
                    id={id}
                    status={status}
                    precision={0}
                    value={choice.retainerQuantity}
                    onChange={(value) => set({ retainerQuantity: typeof value === 'number' ? value : 0 })}
                  />
                )}
              </FormField>
            ) : null}
            <FormField id="order-kind" label={t('filter.kind')}>
              {({ id }) => (
                <Radio.Group
                  id={id}
                  aria-label={t('filter.kind')}
                  value={choice.special}
                  options={[
                    { value: false, label: t('regular') },
                    { value: true, label: t('special') },
                  ]}
                  onChange={({ target }) => set({ special: target.value === true })}
                />
              )}
            </FormField>
            <RepeatedSteps draft={draft} />
          </div>
        </Card>
        <Card title={t('field.parameters')}>
          <Slot
            name="order.parameters"
            props={{ kind: retainer ? 'retainer' : 'aligner', onChange: draft.takeParameters }}
          />
        </Card>
        <Card title={t('add.where')}>
          <div className={styles.fields}>
            <AddressChoice delivery={delivery} onChange={(addressId) => set({ addressId, repeat: choice.repeat })} />
            <FormField {...form.field('orderName')} hint={t('add.nameHint')}>
              {(control) => <Input {...control} {...form.text('orderName')} autoComplete="off" />}
            </FormField>
            <FormField {...form.field('remarks')}>
              {(control) => <Input.TextArea {...control} {...form.text('remarks')} rows={2} />}
            </FormField>
            <FormField {...form.field('productionRemark')} hint={t('add.productionHint')}>
              {(control) => <Input.TextArea {...control} {...form.text('productionRemark')} rows={2} />}
            </FormField>
          </div>
        </Card>
      </FormBody>
      <OrderSummary plan={plan} draft={draft} formId={FORM} busy={form.busy || delivery.loading} problem={problem} />
    </div>
  );
}

/** The same key for the same content: what is sent again after a failure is no second order. */
function useKey(): (content: string) => string {
  const known = useRef({ content: '', key: '' });
  return (content) => {
    if (known.current.content !== content) known.current = { content, key: requestKey() };
    return known.current.key;
  };
}
