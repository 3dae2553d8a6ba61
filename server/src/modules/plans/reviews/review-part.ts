import { type ArchivedReview, type ReviewState, archivedReviews, isOneOf, liveReviews } from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../../cases/api.ts';
import { planRows } from '../plan-repository.ts';
import { insertReview, reviewsOfCase } from './review-repository.ts';
import { planReviews } from '../schema.ts';

const name = 'reviews';

/** A link that is open here opens nothing elsewhere. */
const over = (state: ReviewState): ArchivedReview['state'] => (isOneOf(liveReviews, state) ? 'revoked' : state);

async function read(packing: Packing): Promise<ArchivedReview[]> {
  const at = new Map((await planRows(packing.db, packing.caseId)).map(({ planId }, index) => [planId, index + 1]));
  const found: ArchivedReview[] = [];
  for (const row of await reviewsOfCase(packing.db, packing.caseId)) {
    const { reviewId: id, caseId: _, planId, userId, state, side, passwordHash: _p, tokenHash: _t, ...rest } = row;
    found.push({
      ...{ ...rest, id, plan: at.get(planId) ?? 1, state: over(state), side: side === 'design' ? side : 'practice' },
      asker: await packing.somebody({ userId, place: `${name}/${id}-asker` }),
      askedAt: row.askedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      appliedAt: row.appliedAt?.toISOString() ?? null,
    });
  }
  return found;
}

async function write(
  { tx, caseId, importedBy, keepId, keepName }: Unpacking,
  reviews: ArchivedReview[],
): Promise<void> {
  const plans = await planRows(tx, caseId);
  for (const { id: old, plan, asker, decidedAt, appliedAt, askedAt, expiresAt, ...rest } of reviews) {
    const of = plans[plan - 1];
    if (!of) continue;
    const { reviewId: id } = await insertReview(tx, {
      ...{ ...rest, caseId, planId: of.planId, userId: importedBy, tokenHash: null, passwordHash: null },
      ...{ askedAt: new Date(askedAt), expiresAt: new Date(expiresAt) },
      ...{ decidedAt: decidedAt ? new Date(decidedAt) : null, appliedAt: appliedAt ? new Date(appliedAt) : null },
    });
    keepId(name, old, id);
    keepName(`${name}/${id}-asker`, asker);
  }
}

/** Reviews by link in the archive of a case: what was asked and answered, without what opened it. */
export const reviewPart = archivePart<ArchivedReview[]>({
  ...{ name, rank: 2, schema: archivedReviews, read, write, tables: [planReviews] },
  versions: (reviews) => reviews.map(({ version }) => version),
});
