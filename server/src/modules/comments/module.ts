import type { ServerModule } from '../../context.ts';
import { archiveParts, storedFiles } from '../cases/api.ts';
import { otherAttachments } from '../communication/api.ts';
import { commentPart } from './archive-part.ts';
import { openCommentsOn } from '../plans/api.ts';
import { commentFilesAmong, openThreads } from './comment-repository.ts';
import { commentRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** What those who see a plan say of it, at a tooth, a stage and a view. */
export const commentsModule: ServerModule = {
  name: 'comments',
  schema,
  routes: commentRoutes,
  fills: [
    openCommentsOn.with(openThreads),
    otherAttachments.with(commentFilesAmong),
    archiveParts.with([commentPart]),
    storedFiles.with([{ kind: 'plans', table: schema.planCommentFiles }]),
  ],
};
