import type { Sending } from '@archway/contracts';
import { type TextFunction, formatDateTime, formatNumber } from '@archway/platform';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import type { ReactNode } from 'react';
import { DeliveryStateTag } from '../DeliveryStateTag.tsx';
import { answerText } from './sending-words.ts';

export const sendingColumns = (
  t: TextFunction,
  actions: (sending: Sending) => ReactNode,
): readonly ListColumn<Sending>[] => [
  {
    key: 'case',
    title: t('sendings.case'),
    width: 170,
    minWidth: 130,
    render: (_, { ptNo, patientName }) => (
      <TwoLines second={patientName ?? t('sendings.patientGone')} title={ptNo}>
        {ptNo}
      </TwoLines>
    ),
  },
  {
    key: 'state',
    title: t('sendings.state'),
    width: 100,
    render: (_, { state }) => <DeliveryStateTag state={state} />,
  },
  {
    key: 'tries',
    title: t('sendings.tries'),
    width: 90,
    align: 'right',
    priority: 2,
    render: (_, { tries }) => formatNumber(tries),
  },
  {
    key: 'answer',
    title: t('sendings.answer'),
    width: 220,
    minWidth: 120,
    grow: true,
    render: (_, sending) => <span title={answerText(t, sending)}>{answerText(t, sending)}</span>,
  },
  {
    key: 'created',
    title: t('sendings.created'),
    width: 150,
    priority: 1,
    render: (_, { createTime }) => formatDateTime(createTime),
  },
  {
    key: 'ended',
    title: t('sendings.ended'),
    width: 150,
    priority: 3,
    render: (_, { endTime }) => (endTime === null ? '—' : formatDateTime(endTime)),
  },
  { key: 'actions', title: '', width: 100, align: 'right', render: (_, sending) => actions(sending) },
];
