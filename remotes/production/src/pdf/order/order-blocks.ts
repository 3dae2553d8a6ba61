import { type OrderDetail, type WrittenPiece, orderStatuses, parameterGroups, counts } from '@archway/contracts';
import type { Block, Fact } from '@archway/paper';
import { type TextFunction, bilingual, formatDateTime } from '@archway/platform';
import { deedText, shippingText, stepsText } from '../../orders/order-words.ts';
import { ownParameters, parameterText } from '../../orders/parameter-words.ts';
import { codeTable, packageTable, subOrderTable } from './order-tables.ts';

export interface ToldOrder {
  readonly order: OrderDetail;
  /** Its appliances. */
  readonly pieces: readonly WrittenPiece[];
  /** Of its address, in words. */
  readonly region: string;
}

function orderFacts(order: OrderDetail, t: TextFunction): Fact[] {
  const status = orderStatuses.find(({ value }) => value === order.status);
  return [
    { label: t('detail.patient'), value: `${order.patientName} · ${order.ptNo}` },
    { label: t('column.product'), value: t(`product.${order.product}`) },
    { label: t('column.steps'), value: stepsText(order) },
    { label: t('column.subOrders'), value: String(order.subOrderCount) },
    { label: t('detail.retainers'), value: String(order.retainerQuantity ?? '—') },
    { label: t('column.status'), value: order.discarded ? t('pdf.order.discarded') : status ? bilingual(status) : '—' },
    { label: t('column.account'), value: order.orderAccount },
    { label: t('column.time'), value: formatDateTime(order.orderTime) },
    { label: t('column.shipping'), value: shippingText(order) },
  ];
}

function writtenFacts({ order, region }: ToldOrder, t: TextFunction): Fact[] {
  const { address, planName, planHash, planMatch } = order;
  const to = address && [
    `${address.recipient} · ${address.phone}`,
    [region, address.address, address.houseNumber].filter(Boolean).join(' '),
  ];
  return [
    { label: t('detail.plan'), value: [planName, planHash, t(`planMatch.${planMatch}`)].filter(Boolean).join(' · ') },
    { label: t('field.remarks'), value: order.remarks ?? '' },
    { label: t('field.productionRemark'), value: order.productionRemark ?? '' },
    { label: t('field.address'), value: to ? to.join('\n') : '' },
  ].map(({ label, value }) => ({ label, value: value || '—' }));
}

/** What is not the standard first; all of them below, by their groups. */
function parameterBlocks({ parameters }: OrderDetail, t: TextFunction): Block[] {
  if (!parameters) return [{ kind: 'words', text: t('detail.noParameters'), quiet: true }];
  const own = new Set(ownParameters(parameters).map(({ key }) => key));
  const rows = parameterGroups.flatMap((group) =>
    group.parameters
      .filter((parameter) => counts(parameters, parameter))
      .map((parameter) => [
        bilingual(group.name),
        bilingual(parameter.name),
        parameterText(parameter, parameters, t) ?? '—',
        own.has(parameter.key) ? t('pdf.order.changed') : '',
      ]),
  );
  return [
    {
      kind: 'table',
      columns: [
        { title: t('pdf.column.group'), share: 2 },
        { title: t('pdf.column.parameter'), share: 4 },
        { title: t('pdf.column.value'), share: 2 },
        { title: '', share: 1.6 },
      ],
      rows,
    },
  ];
}

/** Everything about an order for those who make it, in the words of their reader. */
export function orderBlocks(told: ToldOrder, t: TextFunction): Block[] {
  const { order, pieces } = told;
  const heading = (key: string): Block => ({ kind: 'heading', text: t(key) });
  return [
    { kind: 'facts', columns: 3, facts: orderFacts(order, t) },
    { kind: 'facts', columns: 1, facts: writtenFacts(told, t) },
    heading('detail.subOrders'),
    subOrderTable(order, t),
    heading('pdf.order.codes'),
    codeTable(pieces, t),
    heading('detail.packages'),
    packageTable(order, t) ?? { kind: 'words', text: t('pdf.order.noPackages'), quiet: true },
    heading('field.parameters'),
    ...parameterBlocks(order, t),
    heading('detail.history'),
    {
      kind: 'table',
      columns: [
        { title: t('pdf.column.time'), share: 2 },
        { title: t('pdf.column.deed'), share: 5 },
        { title: t('pdf.column.by'), share: 2 },
      ],
      rows: order.records.map((record) => [
        formatDateTime(record.at),
        deedText(record, t),
        record.userName ?? t('deed.system'),
      ]),
    },
  ];
}
