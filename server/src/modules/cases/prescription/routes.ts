import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { conflictAsRefusal } from '../../../infrastructure/database/conflicts.ts';
import { requestOf, saveRequest } from '../requests/request.ts';
import { lastOf, prescriptionOf, savePrescription } from './prescription.ts';
import { addTemplate, removeTemplate, templatesFor, updateTemplate } from './templates.ts';

const CONFLICTS = { prescription_templates_name: 'templateNameTaken' } as const;

export function prescriptionRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { prescription, request } = endpoints;

  handle(request.read, ({ query, user }) => requestOf(db, user, query));
  handle(request.save, ({ params, body, user }) => saveRequest(context, user, params, body));

  handle(prescription.read, ({ query, user }) => prescriptionOf(db, user, query));
  handle(prescription.save, ({ params, body: { revision, prescription: content }, user }) =>
    savePrescription(context, user, params, { revision, prescription: content }),
  );
  handle(prescription.last, ({ query, user }) => lastOf(db, user, query));
  handle(prescription.templates, ({ query, user }) => templatesFor(db, user, query));
  handle(prescription.addTemplate, ({ body, user }) => conflictAsRefusal(CONFLICTS, addTemplate(db, user, body)));
  handle(prescription.updateTemplate, ({ body, user }) => conflictAsRefusal(CONFLICTS, updateTemplate(db, user, body)));
  handle(prescription.removeTemplate, async ({ params, user }) => {
    await removeTemplate(db, user, params.templateId);
    return null;
  });
}
