import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { countComments, listComments } from './reading.ts';
import { removeComment, settleComment } from './settling.ts';
import { addComment, replyToComment } from './writing.ts';

export function commentRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { comments } = endpoints;

  handle(comments.list, ({ query, user }) => listComments(db, user, query));
  handle(comments.counts, ({ query, user }) => countComments(db, user, query));
  handle(comments.add, ({ body, user }) => addComment(context, user, body));
  handle(comments.reply, ({ body, user }) => replyToComment(context, user, body));
  handle(comments.settle, ({ body, user }) => settleComment(context, user, body));
  handle(comments.remove, ({ params, user }) => removeComment(context, user, params.commentId));
}
