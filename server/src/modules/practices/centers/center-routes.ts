import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { bindOwn, boundCenters, centerNumbered, joinCenter, setDefaultCenter } from './bindings.ts';
import {
  addStaff,
  bindPractice,
  centerDetail,
  centerPage,
  centersOwn,
  createCenter,
  setPayer,
  setStaffStatus,
  unbindPractice,
  updateCenter,
} from './centers.ts';

export function centerRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { centers } = endpoints;

  handle(centers.bound, ({ user, query }) => boundCenters(db, user.userId, query.practiceId));
  handle(centers.bind, async ({ user, query: { practiceId, designCenterId, bind } }) => {
    await bindOwn(context, user, practiceId, designCenterId, bind === '1');
    return null;
  });
  handle(centers.setDefault, async ({ user, query }) => {
    await setDefaultCenter(context, user, query.practiceId, query.designCenterId);
    return null;
  });
  handle(centers.join, ({ user, params, query }) => joinCenter(context, user, params.id, query.practiceId));
  handle(centers.byNumber, ({ params }) => centerNumbered(db, params.no));
  handle(centers.own, ({ user }) => centersOwn(db, user.userId));

  handle(centers.page, ({ query: { keyword, ...page } }) => centerPage(db, page, keyword));
  handle(centers.detail, ({ query }) => centerDetail(db, query.designCenterId));
  handle(centers.create, ({ body }) => createCenter(context, body.designCenterName, body.designCenterNo));
  handle(centers.update, async ({ body: { designCenterId, designCenterName, status } }) => {
    await updateCenter(context, designCenterId, { name: designCenterName, status });
    return null;
  });
  handle(centers.addStaff, async ({ body }) => {
    await addStaff(context, body.designCenterId, body.account);
    return null;
  });
  handle(centers.staffAvailable, async ({ body }) => {
    await setStaffStatus(context, body.designCenterId, body.userId, body.status);
    return null;
  });
  handle(centers.bindPractice, async ({ body }) => {
    await bindPractice(context, body.designCenterId, body.number);
    return null;
  });
  handle(centers.unbindPractice, async ({ body }) => {
    await unbindPractice(context, body.designCenterId, body.practiceId);
    return null;
  });
  handle(centers.payer, async ({ body }) => {
    await setPayer(context, body.designCenterId, body.practiceId, body.centerPays);
    return null;
  });
}
