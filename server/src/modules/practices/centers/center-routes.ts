import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { operatorOf } from '../../access/api.ts';
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
  handle(centers.create, ({ body, user, request }) =>
    createCenter(context, body.designCenterName, body.designCenterNo, operatorOf(user, request)),
  );
  handle(centers.update, async ({ body: { designCenterId, designCenterName, status }, user, request }) => {
    const by = operatorOf(user, request);
    await updateCenter(context, designCenterId, { name: designCenterName, status }, by);
    return null;
  });
  handle(centers.addStaff, async ({ body, user, request }) => {
    await addStaff(context, body.designCenterId, body.account, operatorOf(user, request));
    return null;
  });
  handle(centers.staffAvailable, async ({ body, user, request }) => {
    await setStaffStatus(context, body.designCenterId, body.userId, body.status, operatorOf(user, request));
    return null;
  });
  handle(centers.bindPractice, async ({ body, user, request }) => {
    await bindPractice(context, body.designCenterId, body.number, operatorOf(user, request));
    return null;
  });
  handle(centers.unbindPractice, async ({ body, user, request }) => {
    await unbindPractice(context, body.designCenterId, body.practiceId, operatorOf(user, request));
    return null;
  });
  handle(centers.payer, async ({ body, user, request }) => {
    await setPayer(context, body.designCenterId, body.practiceId, body.centerPays, operatorOf(user, request));
    return null;
  });
}
