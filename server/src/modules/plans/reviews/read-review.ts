import { type Answer, type ReviewedPlan, type reviewVisitEndpoints } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { peopleById } from '../../access/api.ts';
import { lend, meshNames } from '../links/shown-plan.ts';
import { toldPlan } from '../links/told-plan.ts';
import { type Admitted, type Pass, type VisitContext, admitVisitor, reviewVisitHolder } from './admit-reviewer.ts';

type Context = VisitContext & Pick<AppContext, 'store'>;

/** The plan again. @throws Refusal as `admitVisitor` */
export const readReview = async (context: Context, pass: Pass): Promise<ReviewedPlan> =>
  readPlanFor(context, await admitVisitor(context, pass));

/** All that a reviewer is told. */
export async function readPlanFor(context: Context, { review, plan, found }: Admitted): Promise<ReviewedPlan> {
  const people = await peopleById(context.db, [review.userId]);
  const { kind, recipientName, question, views, maxViews, expiresAt, showPatient } = review;
  return {
    ...{ kind, recipientName, question, views, maxViews, expiresAt: expiresAt.toISOString() },
    askedBy: people.get(review.userId)?.name ?? '',
    ptNo: found.record.ptNo ?? '',
    patientName: showPatient ? found.version.patientName : null,
    ...(await toldPlan(context, plan)),
  };
}

/** Leave to read the meshes of the plan. @throws Refusal as `admitVisitor` */
export async function reviewStorage(
  context: Context,
  pass: Pass,
  origin: string,
): Promise<Answer<typeof reviewVisitEndpoints.storage>> {
  const { plan, visitId } = await admitVisitor(context, pass);
  return lend(context, await meshNames(context, plan), { kind: reviewVisitHolder.kind, id: visitId }, origin);
}
