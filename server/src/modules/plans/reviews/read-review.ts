import { type Answer, type PlanDocument, type ReviewedPlan, type reviewVisitEndpoints } from '@archway/contracts';
import { planDifference } from '@archway/dental';
import type { AppContext } from '../../../context.ts';
import { peopleById } from '../../access/api.ts';
import { lend, meshNames, shownPlan } from '../links/shown-plan.ts';
import { planRows } from '../plan-repository.ts';
import { type Admitted, type Pass, type VisitContext, admitVisitor, reviewVisitHolder } from './admit-reviewer.ts';

type Context = VisitContext & Pick<AppContext, 'store'>;

/** The teeth as they were scanned, with nothing done to them. */
const scanned = (document: PlanDocument): PlanDocument => ({
  ...document,
  ...{ target: {}, ipr: [], spaces: [], attachments: [], pontics: [], overcorrection: [], cutouts: [] },
  aligners: { upper: [], lower: [] },
});

/** The plan again. @throws Refusal as `admitVisitor` */
export const readReview = async (context: Context, pass: Pass): Promise<ReviewedPlan> =>
  readPlanFor(context, await admitVisitor(context, pass));

/** All that a reviewer is told. */
export async function readPlanFor(context: Context, { review, plan, found }: Admitted): Promise<ReviewedPlan> {
  const { db } = context;
  const shown = await shownPlan(context, plan);
  const [rows, people] = [await planRows(db, plan.caseId), await peopleById(db, [review.userId])];
  const ofVersion = rows.filter(({ version }) => version === plan.version);
  const { kind, recipientName, question, views, maxViews, expiresAt, showPatient } = review;
  return {
    ...{ kind, recipientName, question, views, maxViews, expiresAt: expiresAt.toISOString() },
    askedBy: people.get(review.userId)?.name ?? '',
    ptNo: found.record.ptNo ?? '',
    patientName: showPatient ? found.version.patientName : null,
    plan: {
      ...{ ...shown, name: plan.name, remarks: plan.remarks },
      number: ofVersion.findIndex(({ planId }) => planId === plan.planId) + 1,
    },
    planned: planDifference(scanned(shown.document), shown.document),
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
