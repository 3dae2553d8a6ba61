import { dirname } from 'node:path/posix';
import { type Answer, type ReviewedPlan, type reviewVisitEndpoints } from '@archway/contracts';
import { hashesIn, planDifference, scannedOnly } from '@archway/dental';
import type { AppContext } from '../../../context.ts';
import { peopleById } from '../../access/api.ts';
import { documentOf } from '../document/document-work.ts';
import { meshesOf } from '../document/repository.ts';
import { stepsOf } from '../document/saving.ts';
import { planRows } from '../plan-repository.ts';
import { type Admitted, type Pass, type VisitContext, admitVisitor, reviewVisitHolder } from './admit-reviewer.ts';

type Context = VisitContext & Pick<AppContext, 'store'>;

/** As short as Aliyun grants; the page asks again before the end. At the embedded storage they end with the link. */
const CREDENTIAL_SECONDS = 900;

/** The plan again. @throws Refusal as `admitVisitor` */
export const readReview = async (context: Context, pass: Pass): Promise<ReviewedPlan> =>
  readPlanFor(context, await admitVisitor(context, pass));

/** All that a reviewer is told. */
export async function readPlanFor(context: Context, { review, plan, found }: Admitted): Promise<ReviewedPlan> {
  const { db } = context;
  const { document, sha256 } = await documentOf(context, plan);
  const [meshes, rows, people] = [
    await meshesOf(db, plan.caseId, hashesIn(document)),
    await planRows(db, plan.caseId),
    await peopleById(db, [review.userId]),
  ];
  const ofVersion = rows.filter(({ version }) => version === plan.version);
  const { kind, recipientName, question, views, maxViews, expiresAt, showPatient } = review;
  const { name, planType, remarks } = plan;
  return {
    ...{ kind, recipientName, question, views, maxViews, expiresAt: expiresAt.toISOString() },
    askedBy: people.get(review.userId)?.name ?? '',
    ptNo: found.record.ptNo ?? '',
    patientName: showPatient ? found.version.patientName : null,
    plan: {
      ...{ name, planType, remarks, sha256, document, ...stepsOf(document) },
      number: ofVersion.findIndex(({ planId }) => planId === plan.planId) + 1,
      meshes: meshes.map((mesh) => ({ sha256: mesh.sha256, objectName: mesh.objectName, bytes: mesh.bytes })),
    },
    planned: planDifference(scannedOnly(document), document),
  };
}

/**
 * Leave to read what lies beside the meshes of the plan: nothing there is told of but them, and names cannot be guessed.
 * @throws Refusal as `admitVisitor`
 */
export async function reviewStorage(
  context: Context,
  pass: Pass,
  origin: string,
): Promise<Answer<typeof reviewVisitEndpoints.storage>> {
  const { plan, visitId } = await admitVisitor(context, pass);
  const { document } = await documentOf(context, plan);
  const meshes = await meshesOf(context.db, plan.caseId, hashesIn(document));
  const prefixes = [...new Set(meshes.map(({ objectName }) => `${dirname(objectName)}/`))];
  const { expiration, ...credentials } = await context.store.credentials({
    ...{ prefixes, actions: ['get'], seconds: CREDENTIAL_SECONDS, origin },
    holder: { kind: reviewVisitHolder.kind, id: visitId },
  });
  return { ...credentials, expiration: expiration.toISOString(), paths: prefixes };
}
