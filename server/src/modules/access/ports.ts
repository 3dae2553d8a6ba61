import type { NoticeType, NoticeValues } from '@archway/contracts';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { Port } from '../../infrastructure/modules/port.ts';

/** The roles that a user has by membership now, as part of a statement: an array of role keys. */
export const membershipRoles = new Port<(userId: SQLWrapper) => SQL<string[]>>('the roles by membership');

/** Lets those go on who last as long as this account does, when that was extended; in its transaction. */
export const lastWithAccount = new Port<
  (context: Pick<AppContext, 'events'>, tx: Transaction, userId: string) => Promise<void>
>('who lasts as long as an account');

/** Tells somebody what has become of their account; the last thing in its transaction. */
export const tellOfAccount = new Port<
  (
    context: Pick<AppContext, 'events' | 'jobs'>,
    tx: Querier,
    userId: string,
    type: NoticeType,
    values: NoticeValues,
  ) => Promise<void>
>('what somebody is told of their account');
