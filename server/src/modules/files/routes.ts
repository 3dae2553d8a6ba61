import { filesEndpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { originOf } from './origin.ts';
import { grantCredentials, signedUrl, signedUrls } from './service.ts';

export function fileRoutes(context: AppContext, handle: Handle): void {
  handle(filesEndpoints.token, ({ user, body, request }) => grantCredentials(context, user, body, originOf(request)));
  handle(filesEndpoints.accessUrls, ({ user, body, request }) =>
    signedUrls(context, user, body.objectNameList, originOf(request)),
  );
  handle(filesEndpoints.tmpUrl, ({ user, body, request }) => signedUrl(context, user, body, originOf(request)));
}
