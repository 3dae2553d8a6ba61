import { REVIEW_LINKS, endpoints, type reviewViews } from '@archway/contracts';
import { canonicalText } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { eq, sql } from 'drizzle-orm';
import { codeOf } from '../../../../test/storage/storage-gateway.ts';
import { users } from '../../access/schema.ts';
import { designed } from '../document/document.fixture.ts';
import { planReviews, planDocuments, plans as planRows } from '../schema.ts';
import { type Asked, MAIL, QUESTION, refusedOrNull, secret, useReviews } from './reviews.fixture.ts';

const { plans, reviews, reviewVisit } = endpoints;

const {
  as,
  key,
  act,
  asking,
  ask,
  enter,
  refusedEnter,
  read,
  deciding,
  byId,
  list,
  askable,
  planNow,
  overdue,
  mails,
  storageOf,
  server,
  db,
  plan,
  caseId,
  nobody,
} = useReviews();

describe('asking', () => {
  test('mails a link in the language of the reviewer, of which the database keeps a hash alone', async () => {
    const link = await ask({ lang: 'zh-CN' });
    const [mail, ...others] = await mails('reviewAsked');
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('请您评审');
    expect(mail?.body).toContain(QUESTION);
    expect(mail?.body).toContain(`${server().url}/ortho#${link.token}`);
    const kept = JSON.stringify(await db().select().from(planReviews));
    expect(kept).not.toContain(link.token);
    const { rows } = await db().execute(sql`select * from outbound_messages where kind = 'reviewAsked'`);
    expect(JSON.stringify(rows)).not.toContain(link.token);
    expect(link).toMatchObject({ state: 'pending', views: 0, actions: ['revoke'] });
    expect(JSON.stringify(await list())).not.toContain(link.token);
  });

  test('is for plans that were submitted and have a document', async () => {
    expect(await askable()).toEqual([plan().planId]);
    await act('demodesigner', 'withdraw');
    expect(await askable()).toEqual([]);
    expect(await as('demodesigner').refused(reviews.ask, asking())).toBe('reviewNotSubmitted');
    await act('demodesigner', 'submit');
    await db().delete(planDocuments).where(eq(planDocuments.planId, plan().planId));
    expect(await as('demodesigner').refused(reviews.ask, asking())).toBe('planNotDesigned');
    await db().update(planRows).set({ result: 'planConfirmed', status: 3 }).where(eq(planRows.planId, plan().planId));
    expect(await as('demodesigner').refused(reviews.ask, asking())).toBe('reviewNotSubmitted');
  });

  test('needs a name, a mail address and, where one is wanted, a password of six characters', async () => {
    const refused = (changes: Partial<Asked>) => as('demodesigner').refused(reviews.ask, asking(changes));
    expect(await refused({ recipientMail: 'nowhere' })).toBe('emailInvalid');
    expect(await refused({ recipientName: ' ' })).toBe('paramsError');
    expect(await refused({ question: 'x'.repeat(501) })).toBe('paramsError');
    expect(await refused({ protection: 'password' })).toBe('linkPasswordRule');
    expect(await refused({ protection: 'password', password: '12345' })).toBe('linkPasswordRule');
    expect(await refused({ views: 4 as (typeof reviewViews)[number] })).toBe('paramsError');
    expect(await mails('reviewAsked')).toEqual([]);
  });

  test('is for those who work on the case, and has an end', async () => {
    expect(await as('demooutsider').refused(reviews.ask, asking())).toBe('recordNotFound');
    const row = await ask();
    const [kept] = await db().select().from(planReviews).where(eq(planReviews.reviewId, row.reviewId));
    const { reviewId: _, tokenHash: _t, ...more } = kept!;
    await db()
      .insert(planReviews)
      .values(Array.from({ length: REVIEW_LINKS - 1 }, () => ({ ...more, tokenHash: null })));
    expect(await as('demodesigner').refused(reviews.ask, asking())).toBe('reviewLinksMost');
    await as('demodesigner').call(reviews.revoke, byId(row));
    await ask();
  });
});

describe('a reviewer without an account', () => {
  test('reads one plan: its document and what it does, the case by its number, the patient only where allowed', async () => {
    const link = await ask();
    expect(await nobody().call(reviewVisit.look, { body: { token: link.token } })).toEqual({ protection: 'none' });
    const told = await enter(link);
    expect(told).toMatchObject({
      recipientName: 'Dr W-52',
      question: QUESTION,
      patientName: null,
      views: 1,
      maxViews: 3,
    });
    expect(told.plan).toMatchObject({ name: 'Goal', number: 1, planType: 'target' });
    expect(told.plan.meshes.length).toBeGreaterThan(10);
    expect(told.planned.length).toBeGreaterThan(3);
    for (const word of ['Testa', 'Proband', caseId() === told.ptNo ? '-' : '1999-'])
      expect(JSON.stringify(told)).not.toContain(word);
    const query = { ...key(), planId: plan().planId };
    const own = await as('demodesigner').call(plans.document, { query });
    expect(canonicalText(told.plan.document)).toBe(canonicalText(own!.document));
    expect((await enter(await ask({ showPatient: true }))).patientName).toBe('Testa Proband');
    expect((await list())[1]).toMatchObject({ state: 'reviewing', views: 1 });
  });

  test('reads on by the secret of the page, for a while and without another view', async () => {
    const [link, device] = [await ask(), secret()];
    expect(await read(link, device)).toBe('reviewLinkClosed');
    await enter(link, device);
    await enter(link, device);
    expect((await nobody().call(reviewVisit.read, { body: { token: link.token, device } })).views).toBe(1);
    await db().execute(sql`update scheme_review_visits set at = at - interval '241 minutes'`);
    expect(await read(link, device)).toBe('reviewLinkClosed');
    expect((await enter(link, device)).views).toBe(2);
  });

  test('opens a link no more often than it may be opened', async () => {
    const link = await ask({ views: 1 });
    const all = await Promise.all(
      [secret(), secret(), secret()].map((device) => refusedOrNull(() => enter(link, device))),
    );
    expect(all.filter((each) => each === null)).toHaveLength(1);
    expect(all.filter((each) => each === 'reviewLinkViews')).toHaveLength(2);
    expect((await list())[0]).toMatchObject({ views: 1 });
  });

  test('learns nothing by guessing', async () => {
    expect(await refusedEnter({ token: secret() })).toBe('reviewLinkInvalid');
    expect(await nobody().refused(reviewVisit.look, { body: { token: secret() } })).toBe('reviewLinkInvalid');
    expect(await nobody().refused(reviewVisit.look, { body: { token: 'short' } })).toBe('paramsError');
    const link = await ask();
    expect(await nobody().refused(reviewVisit.code, { body: { token: link.token } })).toBe('reviewLinkInvalid');
    expect(await mails('linkCode')).toEqual([]);
  });

  test('stands in the log with device and place, for whoever asked', async () => {
    const link = await ask();
    await enter(link);
    const [visit, ...others] = await as('demodesigner').call(reviews.visits, byId(link));
    expect(others).toEqual([]);
    expect(visit).toMatchObject({ address: expect.stringMatching(/127\.0\.0\.1|::1/), time: expect.any(String) });
    expect(await as('demoauditor').refused(reviews.visits, byId(link))).toBe('reviewOfAnother');
    expect(await as('demooutsider').refused(reviews.visits, byId(link))).toBe('recordNotFound');
  });
});

describe('what a link asks for', () => {
  test('a password, with as many tries as a login has', async () => {
    const link = await ask({ protection: 'password', password: 'open sesame' });
    expect(await nobody().call(reviewVisit.look, { body: { token: link.token } })).toMatchObject({
      protection: 'password',
    });
    expect(await refusedEnter(link)).toBe('linkLocked');
    expect(await refusedEnter(link, { password: 'open sesam' })).toBe('linkPasswordWrong');
    await enter(link, secret(), { password: 'open sesame' });
    for (let guess = 0; guess < 8; guess++) await refusedEnter(link, { password: `guess ${guess}` });
    expect(await refusedEnter(link, { password: 'open sesame' })).toBe('linkThrottled');
    const log = await as('demodesigner').call(reviews.visits, byId(link));
    expect(log.map(({ wrongPasswords }) => wrongPasswords)).toEqual([0, 9]);
    // Another link is another lock.
    await enter(await ask());
    const [row] = await db().select().from(planReviews).where(eq(planReviews.reviewId, link.reviewId));
    expect(row).toMatchObject({ views: 1, passwordHash: expect.stringMatching(/^\$argon2id/) });
  });

  test('a code that goes to the address of the link, once', async () => {
    const link = await ask({ protection: 'code' });
    expect(await refusedEnter(link)).toBe('codeWrong');
    await expect(nobody().call(reviewVisit.code, { body: { token: link.token } })).resolves.toEqual({
      sent: true,
      retryAfter: 60,
    });
    await expect(nobody().call(reviewVisit.code, { body: { token: link.token } })).resolves.toMatchObject({
      sent: false,
    });
    const code = /\d{6}/.exec((await mails('linkCode'))[0]?.body ?? '')?.[0] ?? '';
    const other = code === '000000' ? '111111' : '000000';
    expect(await refusedEnter(link, { code: other })).toBe('codeWrong');
    await enter(link, secret(), { code });
    expect(await refusedEnter(link, { code })).toBe('codeWrong');
    expect((await list())[0]).toMatchObject({ views: 1 });
  });

  test('nobody asks for such a code by the calls of logins', async () => {
    const body = { account: MAIL, purpose: 'openLink' as 'login' };
    expect(await nobody().refused(endpoints.access.verificationCode, { body })).toBe('paramsError');
  });

  test('wrong codes lock no login of whoever has the same address', async () => {
    const link = await ask({ protection: 'code', recipientMail: 'demodoctor@example.com' });
    for (let guess = 0; guess < 9; guess++) await refusedEnter(link, { code: '000000' });
    expect(await refusedEnter(link, { code: '000000' })).toBe('loginThrottled');
    await expect(server().login('demodoctor')).resolves.toBeDefined();
  });
});

describe('a link ends', () => {
  test('when its time is over', async () => {
    const [link, device] = [await ask(), secret()];
    await enter(link, device);
    await overdue(link);
    expect(await refusedEnter(link)).toBe('reviewLinkExpired');
    expect(await read(link, device)).toBe('reviewLinkExpired');
    expect(await nobody().refused(reviewVisit.decide, deciding(link, device, 'pass'))).toBe('reviewLinkExpired');
    expect((await list())[0]).toMatchObject({ state: 'expired', actions: [] });
  });

  test('when it is revoked, at once and for good; by its side alone', async () => {
    const [link, device] = [await ask(), secret()];
    await enter(link, device);
    const { plan: shown } = await nobody().call(reviewVisit.read, { body: { token: link.token, device } });
    const client = await storageOf(link, device);
    const meshes = () => codeOf(client.get(shown.meshes[0]!.objectName));
    expect(await meshes()).toBe('allowed');
    expect(await as('demodoctor').refused(reviews.revoke, byId(link))).toBe('recordNotFound');
    await as('demodesigner').call(reviews.revoke, byId(link));
    expect(await meshes()).not.toBe('allowed');
    expect(await refusedEnter(link)).toBe('reviewLinkRevoked');
    expect(await read(link, device)).toBe('reviewLinkRevoked');
    expect(await nobody().refused(reviewVisit.decide, deciding(link, device, 'pass'))).toBe('reviewLinkRevoked');
    expect(await as('demodesigner').refused(reviews.revoke, byId(link))).toBe('transitionRefused');
  });

  test('when the plan is no more what was asked about, or goes', async () => {
    const [link, device] = [await ask(), secret()];
    await enter(link, device);
    await act('demodesigner', 'withdraw');
    const base = (await planNow()).documentHash;
    await designed(server(), as('demodesigner'), plan(), samplePlan(2, { kind: 'target' }), base);
    expect(await read(link, device)).toBe('reviewPlanChanged');
    expect(await nobody().refused(reviewVisit.decide, deciding(link, device, 'pass'))).toBe('reviewPlanChanged');
  });

  test('with the rights of whoever made it', async () => {
    const link = await ask();
    const made = eq(users.userName, 'demodesigner');
    await db().update(users).set({ enabled: false }).where(made);
    expect(await refusedEnter(link)).toBe('reviewLinkRevoked');
    await db().update(users).set({ enabled: true }).where(made);
    await enter(link);
  });
});
