import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { auditOf, saveAudit } from './audit/plan-audit.ts';
import { confirmPlan, confirmationOf } from './confirmation.ts';
import { addMesh, compareDocuments, readDocument, saveDocument } from './document/document-work.ts';
import { releasePen, takePen } from './pen/pen.ts';
import { actOnPlan, copyPlan, renamePlan, startStep, startTarget } from './plan-work.ts';
import { listPlans, planActions } from './service.ts';
import { countTasks, listTasks, taskLoads } from './tasks/task-list.ts';
import { takeNextTask } from './tasks/take-next.ts';
import { taskView } from './tasks/task-view.ts';
import { actOnTask } from './tasks/task-work.ts';

export function planRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { plans } = endpoints;

  handle(plans.list, ({ query, user }) => listPlans(db, user, query));
  handle(plans.tasks, ({ query, user }) => listTasks(db, user, query));
  handle(plans.taskCounts, ({ query, user }) => countTasks(db, user, query));
  handle(plans.taskLoads, ({ user }) => taskLoads(db, user));
  handle(plans.takeNextTask, ({ user }) => takeNextTask(context, user));
  handle(plans.task, ({ query, user }) => taskView(db, user, query));
  handle(plans.actOnTask, ({ body, user }) => actOnTask(context, user, body));
  handle(plans.actions, ({ query, user }) => planActions(db, user, query));
  handle(plans.confirmation, ({ query, user }) => confirmationOf(db, user, query));
  handle(plans.confirm, ({ body, user }) => confirmPlan(context, user, body));
  handle(plans.create, ({ body, user }) => startTarget(context, user, body));
  handle(plans.createStep, ({ body, user }) => startStep(context, user, body));
  handle(plans.copy, ({ body, user }) => copyPlan(context, user, body));
  handle(plans.rename, ({ body, user }) => renamePlan(context, user, body));
  handle(plans.document, ({ query, user }) => readDocument(context, user, query));
  handle(plans.difference, ({ query, user }) => compareDocuments(context, user, query));
  handle(plans.saveDocument, ({ body, user }) => saveDocument(context, user, body));
  handle(plans.takePen, ({ body, user }) => takePen(context, user, body));
  handle(plans.releasePen, async ({ body, user }) => {
    await releasePen(context, user, body);
    return null;
  });
  handle(plans.addMesh, ({ body, user }) => addMesh(context, user, body));
  handle(plans.audit, ({ query, user }) => auditOf(context, user, query));
  handle(plans.saveAudit, ({ body, user }) => saveAudit(context, user, body));
  handle(plans.act, ({ body, user }) => actOnPlan(context, user, body));
}
