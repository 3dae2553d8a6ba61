import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { visitorOf } from '../access/api.ts';
import { originOf } from '../files/api.ts';
import { decideCertification } from './decide.ts';
import { keepFile, keepTexts } from './keep.ts';
import { credentialsOfCaller, ownDocument } from './own-credentials.ts';
import { placeOf } from './place.ts';
import { certificationQueue, detailOf, viewDocument } from './queue.ts';
import { submitCredentials } from './submit.ts';

export function certificationRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { certification } = endpoints;

  handle(certification.own, ({ user, query }) => credentialsOfCaller(db, user, query.practiceId));
  handle(certification.keepFile, ({ user, body }) => keepFile(context, user, body));
  handle(certification.keepTexts, async ({ user, body: { practiceId, ...texts } }) => {
    await db.transaction(async (tx) => keepTexts(tx, await placeOf(tx, user, practiceId), texts));
    return null;
  });
  handle(certification.submit, ({ user, body }) => submitCredentials(context, user, body));
  handle(certification.document, ({ user, body, request }) =>
    ownDocument(context, user, body.credentialId, originOf(request)),
  );
  handle(certification.queue, ({ query }) => certificationQueue(db, query));
  handle(certification.detail, ({ user, query }) => detailOf(db, query.userId, user));
  handle(certification.view, ({ user, body, request }) =>
    viewDocument(context, user, body.credentialId, visitorOf(request), originOf(request)),
  );
  handle(certification.decide, ({ user, body, request }) =>
    decideCertification(context, user, body, visitorOf(request)),
  );
}
