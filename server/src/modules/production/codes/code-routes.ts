import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { chainOf, issueCodes, listCodes, piecesFor } from './codes.ts';

/** Codes of appliances, from the plan to the parcel. */
export function codeRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { codes } = endpoints;

  handle(codes.read, ({ query, user }) => chainOf(db, user, query.code));
  handle(codes.page, ({ query, user }) => listCodes(db, user, query));
  handle(codes.pieces, ({ params, user }) => piecesFor(db, user, params.subOrderId));
  handle(codes.issue, ({ body, user }) => issueCodes(context, user, body));
}
