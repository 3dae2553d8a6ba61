import { type Answer, PROCESS_LINK_DAYS, type processEndpoints, processStatus } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { newToken, tokenHash } from '../access/api.ts';
import { type ProcessContext } from './order-adapter.ts';
import { changeOrder, lockOrder, orderByLink } from './order-repository.ts';
import { requireSeen } from './order-scope.ts';
import { tellProcessChanged } from './tell-order.ts';

type Calls = typeof processEndpoints;
type Context = ProcessContext & Pick<AppContext, 'db'>;

const DAY_MS = 86_400_000;

/** Makes a link to the progress of an order; only its hash is kept, and the one before ends. @throws Refusal recordNotFound */
export const makeLink = (context: Context, caller: Caller, processId: string): Promise<Answer<Calls['makeLink']>> =>
  context.db.transaction(async (tx) => {
    await requireSeen(tx, caller, await lockOrder(tx, processId));
    const token = newToken();
    const linkUntil = new Date(Date.now() + PROCESS_LINK_DAYS * DAY_MS);
    const changed = await changeOrder(tx, processId, { linkHash: tokenHash(token), linkUntil });
    await tellProcessChanged(context, tx, changed);
    return { token, until: linkUntil.toISOString() };
  });

/** Ends the link of an order. @throws Refusal recordNotFound */
export const endLink = (context: Context, caller: Caller, processId: string): Promise<null> =>
  context.db.transaction(async (tx) => {
    await requireSeen(tx, caller, await lockOrder(tx, processId));
    await tellProcessChanged(context, tx, await changeOrder(tx, processId, { linkHash: null, linkUntil: null }));
    return null;
  });

/** What anybody with the link is told. @throws Refusal processLinkInvalid */
export async function progressByLink(
  { db }: Pick<AppContext, 'db'>,
  { token }: { readonly token: string },
): Promise<Answer<Calls['progress']>> {
  const order = await orderByLink(db, tokenHash(token));
  if (!order?.linkUntil || order.linkUntil.getTime() <= Date.now()) throw new Refusal('processLinkInvalid');
  const { orderNo, serviceType, status, progress, problem, submitTime, linkUntil } = order;
  return {
    ...{ orderNo, serviceType, status, progress },
    failed: status === processStatus.unsubmitted && problem !== null,
    submitTime: submitTime?.toISOString() ?? null,
    until: linkUntil.toISOString(),
  };
}
