import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { visitorOf } from '../../access/api.ts';
import { originOf } from '../../files/api.ts';
import { makeShare, shortenShare } from './make-share.ts';
import { listShares, protectShare, revokeShare, visitsOfShare } from './shares.ts';
import { openShare, shareStorage } from './view-share.ts';

export function shareRoutes(context: AppContext, handle: Handle): void {
  const { shares, shareVisit } = endpoints;

  handle(shares.list, ({ query, user, request }) => listShares(context, user, query, originOf(request)));
  handle(shares.key, ({ body, user }) => makeShare(context, user, body));
  handle(shares.short, ({ body, user, request }) => shortenShare(context, user, body.originUrl, request.host));
  handle(shares.visits, ({ params, user }) => visitsOfShare(context, user, params.shareId));
  handle(shares.protect, ({ params, body, user }) => protectShare(context, user, params.shareId, body.password));
  handle(shares.revoke, ({ params, user }) => revokeShare(context, user, params.shareId));
  handle(shareVisit.open, ({ body, request }) => openShare(context, body, visitorOf(request)));
  handle(shareVisit.storage, ({ body, request }) => shareStorage(context, body, originOf(request)));
}
