import { SHARE_LINKS, endpoints } from '@archway/contracts';
import { canonicalText } from '@archway/dental';
import OSS from 'ali-oss';
import { eq, sql } from 'drizzle-orm';
import { codeOf } from '../../../../test/storage/storage-gateway.ts';
import { users } from '../../access/schema.ts';
import { planDocuments, shares as shareRows } from '../schema.ts';
import { CARD, secret, useShares } from './shares.fixture.ts';

const { plans, shares, shareVisit, audit } = endpoints;

const {
  as,
  key,
  stand,
  list,
  wanted,
  make,
  open,
  refusedOpen,
  storage,
  refusedStorage,
  byId,
  overdue,
  addressOf,
  server,
  db,
  plan,
  caseId,
  nobody,
} = useShares();

describe('sharing', () => {
  test('is told its key once, of which the database keeps a hash alone', async () => {
    const made = await make();
    expect(made).toMatchObject({ state: 'open', subject: 'plan', views: 0, seenAt: null, protection: 'none' });
    expect(made.actions).toEqual(['protect', 'revoke']);
    expect(made.key).toMatch(/^s\.[\w-]{43}$/);
    expect(JSON.stringify(await db().select().from(shareRows))).not.toContain(made.key.slice(2));
    expect(JSON.stringify(await list())).not.toContain(made.key);
  });

  test('is for whoever deals with the patient', async () => {
    const body = await wanted();
    for (const who of ['democreator', 'demoassistant', 'demoadmin'])
      await expect(as(who).call(shares.key, body)).resolves.toMatchObject({ state: 'open' });
    expect(await as('demodesigner').refused(shares.key, body)).toBe('noPermission');
    expect(await as('demodesigner').refused(shares.list, { query: key() })).toBe('noPermission');
    expect(await as('demooutsider').refused(shares.key, body)).toBe('recordNotFound');
    expect(await as('demooutsider').refused(shares.list, { query: key() })).toBe('recordNotFound');
    expect(await as('demodoctor').refused(shares.key, await wanted({ descFilePath: 'pt/no/such.json' }))).toBe(
      'recordNotFound',
    );
  });

  test('is of plans that have passed the internal audit', async () => {
    const body = await wanted();
    for (const status of [0, 2, 4, 7] as const) {
      await stand(status);
      expect((await list()).shareable).toEqual([]);
      expect(await as('demodoctor').refused(shares.key, body)).toBe('shareNotReady');
    }
    await stand(8);
    expect((await list()).shareable).toEqual([{ planId: plan().planId, descFilePath: body.body.descFilePath }]);
  });

  test('has an end', async () => {
    await make();
    const [kept] = await db().select().from(shareRows).where(eq(shareRows.planId, plan().planId));
    const { shareId: _, keyHash: _k, ...more } = kept!;
    await db()
      .insert(shareRows)
      .values(Array.from({ length: SHARE_LINKS - 1 }, () => ({ ...more, keyHash: null })));
    expect((await list()).shareable).toEqual([]);
    await as('demodoctor').call(shares.revoke, byId((await list()).shares[0]!));
    await make();
  });

  test('lasts a month unless somebody says otherwise, and half a year at most', async () => {
    const days = ({ expiresAt }: { expiresAt: string }) =>
      Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000);
    expect(days(await make())).toBe(30);
    expect(days(await make({ days: 180 }))).toBe(180);
    expect(await as('demodoctor').refused(shares.key, await wanted({ days: 365 as 180 }))).toBe('paramsError');
  });
});

describe('a short link', () => {
  const short = async (token: string, origin?: string, who = 'demodoctor') =>
    as(who).call(shares.short, { body: { originUrl: addressOf(token, origin) } });
  const refusedShort = (originUrl: string, who = 'demodoctor') =>
    as(who).refused(shares.short, { body: { originUrl } });

  test('leads to the same page of the same origin, and opens the same', async () => {
    const { key: token } = await make();
    const { shortUrl } = await short(token);
    expect(shortUrl).toMatch(new RegExp(`^${server().url}/ortho#s\\.[\\w-]{22}$`));
    const shortKey = shortUrl.split('#')[1]!;
    expect((await open(shortKey)).subject).toBe('plan');
    expect((await open(token)).subject).toBe('plan');
    expect(await short(token)).toEqual({ shortUrl });
    expect(await short(shortKey)).toEqual({ shortUrl });
  });

  test('is made of no other address, and by nobody else', async () => {
    const made = await make();
    const { key: token } = made;
    for (const origin of [
      'https://evil.example',
      'ftp://localhost',
      `${server().url}/x`,
      `${server().url}@evil.example`,
    ])
      expect(await refusedShort(addressOf(token, origin))).toBe('shareUrlForeign');
    expect(await refusedShort(`${server().url}/ortho?next=https://evil.example#nothing`)).toBe('shareUrlForeign');
    expect(await refusedShort(addressOf(`s.${secret()}`))).toBe('shareUrlForeign');
    expect(await refusedShort(addressOf(token), 'democreator')).toBe('shareUrlForeign');
    await as('demodoctor').call(shares.revoke, byId(made));
    expect(await refusedShort(addressOf(token))).toBe('shareUrlForeign');
  });
});

describe('a viewer without an account', () => {
  test('sees the plan and initials, and nothing else of case and people', async () => {
    const { key: token } = await make({ includeDoctor: false, includeHospital: false });
    const told = await open(token);
    expect(told).toMatchObject({
      ...{ subject: 'plan', initials: 'T. P.', doctor: null, practice: null, history: null },
      ...{ photos: [], wearDays: null, portrait: false },
    });
    const own = await as('demodesigner').call(plans.document, { query: { ...key(), planId: plan().planId } });
    expect(canonicalText(told.plan.document)).toBe(canonicalText(own!.document));
    const { nickName } = await as('demodoctor').call(endpoints.access.personalData);
    const { card } = await list();
    const secrets = [nickName!, card.doctor.name, card.practice.name, CARD.title, CARD.phone, CARD.email, CARD.words];
    for (const word of [...secrets, 'Testa', 'Proband', '1999-', 'Goal', 'Only for us'])
      expect(JSON.stringify(told)).not.toContain(word);
  });

  test('is told of doctor, practice, photos, history and time, as far as the link says so', async () => {
    const { card } = await list();
    expect(card).toMatchObject({ initials: 'T. P.', own: true, doctor: CARD });
    const { key: token } = await make({ photos: 'mouth', wearDays: 10, portrait: true, includeHistory: true });
    const told = await open(token);
    expect(told).toMatchObject({ doctor: card.doctor, practice: card.practice, wearDays: 10, portrait: true });
    expect(told.history).toEqual([]);
    expect(told.photos.map(({ position }) => position)).toEqual([
      ...['frontOcc', 'leftOcc', 'rightOcc', 'uptooth', 'lowtooth'],
    ]);
    expect((await fetch(told.photos[0]!.thumbUrl)).status).toBe(200);
    const faces = (await open((await make({ photos: 'face' })).key)).photos;
    expect(faces.map(({ position }) => position)).toEqual(
      expect.arrayContaining(['frontFace', 'frontSmile', 'rightFace', 'frontOcc']),
    );
    expect(faces.some(({ position }) => position === 'lateral' || position === 'curvilinearFault')).toBe(false);
  });

  test('is told what was agreed on and treated', async () => {
    const at = { pt_id: caseId(), version: 1 };
    for (const action of ['confirmPlan', 'startTreatment', 'pauseTreatment', 'reject'])
      await db().execute(
        sql`insert into case_records (pt_id, version, action, to_status, note) values (${at.pt_id}, 1, ${action}, 10, 'a secret reason')`,
      );
    const told = await open((await make({ includeHistory: true })).key);
    expect(told.history?.map(({ what }) => what)).toEqual(['confirmed', 'started', 'paused']);
    expect(JSON.stringify(told)).not.toContain('secret reason');
  });

  test('reads on by the secret of the page; each opening is a view, and stands in the access log', async () => {
    const [made, device] = [await make(), secret()];
    expect(await refusedStorage(made.key, device)).toBe('shareLinkClosed');
    await open(made.key, device);
    await open(made.key, device);
    await open(made.key);
    expect((await list()).shares[0]).toMatchObject({ views: 2, seenAt: expect.any(String) });
    const visits = await as('demodoctor').call(shares.visits, byId(made));
    expect(visits).toHaveLength(2);
    expect(visits[0]).toMatchObject({ address: expect.stringMatching(/127\.0\.0\.1|::1/), time: expect.any(String) });
    await expect(as('democreator').call(shares.visits, byId(made))).resolves.toHaveLength(2);
    expect(await as('demoassistant').refused(shares.visits, byId(made))).toBe('shareOfAnother');
    expect(await as('demooutsider').refused(shares.visits, byId(made))).toBe('recordNotFound');
    const { rows } = await as('democreator').call(audit.page, { query: { caseId: caseId(), kind: 'changed' } });
    const shared = rows
      .map(({ subject }) => subject)
      .filter((subject) => String(subject).endsWith('Share') || subject === 'sharePlan');
    expect(shared).toEqual(['openShare', 'sharePlan']);
  });

  test('learns nothing by guessing', async () => {
    expect(await refusedOpen(`s.${secret()}`)).toBe('shareLinkInvalid');
    expect(await refusedOpen(`s.${secret().slice(0, 22)}`)).toBe('shareLinkInvalid');
    expect(await refusedOpen('s.short')).toBe('paramsError');
  });

  test('decides nothing: no call takes the key of a share but those that look', async () => {
    const [{ key: token }, device] = [await make(), secret()];
    await open(token, device);
    const { reviewVisit } = endpoints;
    const pass = { token, device };
    expect(await nobody().refused(reviewVisit.decide, { body: { ...pass, verdict: 'pass', reason: null } })).toBe(
      'paramsError',
    );
    // Neither with what follows the mark.
    const bare = { token: token.slice(2), device };
    expect(await nobody().refused(reviewVisit.decide, { body: { ...bare, verdict: 'pass', reason: null } })).toBe(
      'reviewLinkInvalid',
    );
    expect(await nobody().refused(reviewVisit.enter, { body: bare })).toBe('reviewLinkInvalid');
    const before = await db().execute(sql`select status, result from schemes where scheme_id = ${plan().planId}`);
    const actions = Object.values(endpoints.plans).filter(({ method }) => method !== 'GET');
    for (const { access } of actions) expect(access).not.toBe('public');
    expect(before.rows).toEqual([{ status: 3, result: null }]);
    expect(Object.keys(shareVisit).sort()).toEqual(['open', 'storage']);
  });
});

describe('a link ends', () => {
  test('when its time is over', async () => {
    const [made, device] = [await make(), secret()];
    await open(made.key, device);
    await overdue(made);
    expect(await refusedOpen(made.key, device)).toBe('shareLinkExpired');
    expect(await refusedStorage(made.key, device)).toBe('shareLinkExpired');
    expect((await list()).shares[0]).toMatchObject({ state: 'expired', actions: [] });
  });

  test('when it is revoked, at once and for good; short and long', async () => {
    const [made, device] = [await make(), secret()];
    const { shortUrl } = await as('demodoctor').call(shares.short, { body: { originUrl: addressOf(made.key) } });
    const { plan: shown } = await open(made.key, device);
    const { bucketName, accessKeyId, accessKeySecret, stsToken } = await storage(made.key, device);
    const keys = { accessKeyId, accessKeySecret, stsToken };
    const client = new OSS({
      ...{ ...keys, endpoint: server().url, region: 'oss-cn-hangzhou', bucket: bucketName, sldEnable: true },
      ...{ secure: false, authorizationV4: true, retryMax: 0 },
      ...{ refreshSTSToken: async () => keys, refreshSTSTokenInterval: 3_600_000 },
    });
    const mesh = () => codeOf(client.get(shown.meshes[0]!.objectName));
    expect(await mesh()).toBe('allowed');
    expect(await as('demodesigner').refused(shares.revoke, byId(made))).toBe('noPermission');
    expect(await as('demoassistant').refused(shares.revoke, byId(made))).toBe('shareOfAnother');
    await as('democreator').call(shares.revoke, byId(made));
    expect(await mesh()).not.toBe('allowed');
    expect(await refusedOpen(made.key, device)).toBe('shareLinkRevoked');
    expect(await refusedOpen(shortUrl.split('#')[1]!)).toBe('shareLinkRevoked');
    expect(await as('demodoctor').refused(shares.revoke, byId(made))).toBe('transitionRefused');
  });

  test('when the plan is refused or changed', async () => {
    const made = await make();
    await stand(4);
    expect(await refusedOpen(made.key)).toBe('sharePlanChanged');
    await stand(3);
    await open(made.key);
    await db()
      .update(planDocuments)
      .set({ sha256: '0'.repeat(64) })
      .where(eq(planDocuments.planId, plan().planId));
    expect(await refusedOpen(made.key)).toBe('sharePlanChanged');
  });

  test('with the rights of whoever made it', async () => {
    const made = await make();
    const maker = eq(users.userName, 'demodoctor');
    await db().update(users).set({ enabled: false }).where(maker);
    expect(await refusedOpen(made.key)).toBe('shareLinkRevoked');
    await db().update(users).set({ enabled: true }).where(maker);
    await open(made.key);
  });
});
