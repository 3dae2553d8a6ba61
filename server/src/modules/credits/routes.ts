import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { operatorOf, visitorOf } from '../access/api.ts';
import { balancesFor, prices, setPrices } from './balances.ts';
import { findHolders, historyOf, pageOfLedger } from './ledger/ledger.ts';
import { sendLedger } from './ledger/ledger-file.ts';
import {
  allRequests,
  askForRecharge,
  bookRecharge,
  declineRecharge,
  grantTo,
  requestsOf,
  withdrawRecharge,
} from './recharge/recharge.ts';
import { verifyLedger } from './verify.ts';

export function creditRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { credits } = endpoints;

  handle(credits.prices, () => prices(db));
  handle(credits.setPrices, ({ user, body, request }) => setPrices(db, body, operatorOf(user, request)));
  handle(credits.balances, ({ user, query }) => balancesFor(db, user, query));
  handle(credits.ledger, ({ user, query }) => pageOfLedger(db, user, query));
  handle(credits.ledgerFile, async ({ user, query, lang, reply }) => {
    await sendLedger(db, user, query, lang, reply);
    return null;
  });
  handle(credits.requests, ({ user, query }) => requestsOf(context, user, query));
  handle(credits.requestRecharge, ({ user, body }) => askForRecharge(context, user, body));
  handle(credits.withdrawRecharge, async ({ user, body }) => {
    await withdrawRecharge(context, user, body.requestId);
    return null;
  });
  handle(credits.allRequests, ({ query }) => allRequests(context, query));
  handle(credits.book, ({ user, body, request }) => bookRecharge(context, user, body, visitorOf(request)));
  handle(credits.decline, async ({ user, body, request }) => {
    await declineRecharge(context, user, body, visitorOf(request));
    return null;
  });
  handle(credits.grant, ({ user, body, request }) => grantTo(context, user, body, visitorOf(request)));
  handle(credits.holders, ({ query }) => findHolders(db, query.keyword));
  handle(credits.history, ({ user, query }) => historyOf(db, user, query));
  handle(credits.verify, () => verifyLedger(db));
}
