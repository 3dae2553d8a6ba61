import { type ReactNode, useState } from 'react';
import { type BatchRow, type OrderDetail, type SubOrder, endpoints, isLiveMaking } from '@archway/contracts';
import { call, confirmAction, useBatch, useText } from '@archway/platform';
import { BatchRefusals } from '../../../orders/BatchRefusals.tsx';
import { refreshOrders } from '../../../orders/refresh-orders.ts';
import { shortCode } from './sub-order-words.ts';

export interface FileMaking {
  readonly busy: boolean;
  /** Whether files of a sub-order can be made from the plan now. */
  offers(subOrder: SubOrder): boolean;
  make(of: readonly SubOrder[]): void;
  stop(subOrder: SubOrder): void;
  /** What was refused. */
  readonly dialogs: ReactNode;
}

const uploaded = ({ files }: SubOrder): boolean => files.some(({ origin }) => origin === 'uploaded');

/** Having models and cut lines of sub-orders made from the confirmed plan; what was uploaded is replaced after a word. */
export function useFileMaking(order: OrderDetail, onDone: () => void): FileMaking {
  const t = useText('production');
  const { busy, ask } = useBatch();
  const [told, tell] = useState<{ refusals: readonly BatchRow[]; of: readonly SubOrder[] } | null>(null);

  const send = async (
    of: readonly SubOrder[],
    request: (subOrderIds: string[]) => Promise<readonly BatchRow[]>,
    done: (count: number) => string,
  ): Promise<void> => {
    const refusals = await ask(() => request(of.map(({ subOrderId }) => subOrderId)), done);
    if (refusals?.length === 0) onDone();
    else if (refusals) tell({ refusals, of });
    await refreshOrders();
  };
  const make = async (of: readonly SubOrder[]): Promise<void> => {
    const there = of.filter(uploaded);
    const replace = there.length > 0;
    const sure =
      !replace ||
      (await confirmAction({
        title: t('make.replaceTitle'),
        body: t('make.replaceBody', { names: there.map(shortCode).join(' ') }),
        okText: t('make.replaceOk'),
      }));
    if (!sure) return;
    await send(
      of,
      (subOrderIds) => call(endpoints.subOrders.make, { body: { subOrderIds, replace } }),
      (count) => t('make.begun', { count }),
    );
  };

  return {
    busy,
    offers: ({ making }) => order.mayMake && !(making && isLiveMaking(making)),
    make: (of) => void make(of),
    stop: (subOrder) =>
      void send(
        [subOrder],
        (subOrderIds) => call(endpoints.subOrders.cancelMaking, { body: { subOrderIds } }),
        () => t('make.stopped', { code: shortCode(subOrder) }),
      ),
    dialogs: told ? (
      <BatchRefusals
        refusals={told.refusals}
        asked={told.of.length}
        nameOf={(id) => told.of.find(({ subOrderId }) => subOrderId === id)?.code ?? id}
        onClose={() => tell(null)}
      />
    ) : null,
  };
}
