import { caseStatus, endpoints } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import { plans as planRows } from '../schema.ts';
import { refusedOrNull, secret, useReviews } from './reviews.fixture.ts';

const { plans, reviews, reviewVisit, audit } = endpoints;

const { as, key, ask, enter, refusedEnter, deciding, byId, list, planNow, db, plan, caseId, nobody, stand, decided } =
  useReviews();

describe('a decision', () => {
  test('that passes tells whoever asked, and counts once it is applied', async () => {
    const link = await decided('pass', 'Well planned', { kind: 'expert' });
    expect((await list())[0]).toMatchObject({ state: 'passed', reason: 'Well planned', actions: ['apply'] });
    const { rows } = await as('demodesigner').call(endpoints.account.notices, { query: {} });
    expect(rows[0]).toMatchObject({ typeStr: 'Review passed', content: expect.stringContaining('Well planned') });
    const before = await planNow();
    await expect(as('demodesigner').call(reviews.apply, byId(link))).resolves.toMatchObject({
      ...{ state: 'passApplied', appliedAt: expect.any(String), actions: [] },
    });
    const { updateTime: _, ...same } = before;
    expect(await planNow()).toMatchObject(same);
    expect(await as('demodesigner').refused(reviews.apply, byId(link))).toBe('transitionRefused');
  });

  test('that returns the plan needs a reason of at most 500 characters', async () => {
    const [link, device] = [await ask(), secret()];
    await enter(link, device);
    const refused = (reason: string | null) =>
      nobody().refused(reviewVisit.decide, deciding(link, device, 'reject', reason));
    expect(await refused(null)).toBe('reasonRequired');
    expect(await refused('  ')).toBe('reasonRequired');
    expect(await refused('x'.repeat(501))).toBe('paramsError');
    await nobody().call(reviewVisit.decide, deciding(link, device, 'reject', 'x'.repeat(500)));
  });

  test('that returns it rejects it once it is applied, and the plan is then copied', async () => {
    const link = await decided('reject', 'Rotate 23 more slowly');
    expect((await planNow()).status).toBe(2);
    await as('demodesigner').call(reviews.apply, byId(link));
    const now = await planNow();
    expect(now).toMatchObject({ status: 4, result: 'reviewFailed' });
    expect(now.actions).toContain('copy');
    const body = { ...key(), planId: plan().planId, name: 'Other', remarks: null };
    expect(await as('demodesigner').refused(plans.rename, { body })).toBe('rejectedPlanFixed');
    await expect(as('demodesigner').call(plans.copy, { body })).resolves.toMatchObject({ sourcePlanId: plan().planId });
  });

  test('is taken once, by whoever is first', async () => {
    const [link, one, other] = [await ask(), secret(), secret()];
    await enter(link, one);
    await enter(link, other);
    const all = await Promise.all([
      refusedOrNull(() => nobody().call(reviewVisit.decide, deciding(link, one, 'pass'))),
      refusedOrNull(() => nobody().call(reviewVisit.decide, deciding(link, other, 'reject', 'No'))),
    ]);
    expect(all.filter((each) => each === null)).toHaveLength(1);
    expect(all).toContain('reviewLinkDone');
    expect(await refusedEnter(link)).toBe('reviewLinkDone');
  });

  test('of two reviewers stands for itself', async () => {
    const passed = await decided('pass');
    const failed = await decided('reject', 'No', { recipientMail: 'other@example.com' });
    await as('demodesigner').call(reviews.apply, byId(passed));
    await as('demodesigner').call(reviews.apply, byId(failed));
    expect((await list()).map(({ state }) => state)).toEqual(['failApplied', 'passApplied']);
  });

  test('is applied by whoever asked, once', async () => {
    const link = await decided('reject', 'No');
    expect(await as('demoauditor').refused(reviews.apply, byId(link))).toBe('reviewOfAnother');
    expect(await as('demodoctor').refused(reviews.apply, byId(link))).toBe('recordNotFound');
    const both = await Promise.all(
      [1, 2].map(() => refusedOrNull(() => as('demodesigner').call(reviews.apply, byId(link)))),
    );
    expect(both.sort()).toEqual([null, 'transitionRefused'].sort());
  });

  test('rejects no plan that is with the doctor, or that went on', async () => {
    const link = await decided('reject', 'No');
    const put = (status: number) =>
      db()
        .update(planRows)
        .set({ status: status as 3 })
        .where(eq(planRows.planId, plan().planId));
    await put(8);
    expect(await as('demodesigner').refused(reviews.apply, byId(link))).toBe('reviewWithDoctor');
    await put(3);
    await stand(caseStatus.planConfirmed);
    expect(await as('demodesigner').refused(reviews.apply, byId(link))).toBe('reviewTooLate');
    // Refused by the doctor meanwhile: the review is applied, and changes nothing.
    await put(4);
    await as('demodesigner').call(reviews.apply, byId(link));
    expect((await planNow()).status).toBe(4);
  });
});

test('what is asked for on one side is no concern of the other, and all of it stands in the audit trail', async () => {
  await decided('pass');
  const own = await ask({}, 'demodoctor');
  expect(await list('demodoctor')).toHaveLength(1);
  expect(await list('demoauditor')).toHaveLength(1);
  expect(await list('demoadmin')).toHaveLength(2);
  expect(await as('demodesigner').refused(reviews.revoke, byId(own))).toBe('recordNotFound');
  await as('demodoctor').call(reviews.revoke, byId(own));
  const { rows } = await as('democreator').call(audit.page, { query: { caseId: caseId(), kind: 'changed' } });
  expect(
    rows
      .slice(0, 5)
      .map(({ subject }) => subject)
      .reverse(),
  ).toEqual([...['askReview', 'openReview', 'passReview', 'askReview', 'revokeReview']]);
});
