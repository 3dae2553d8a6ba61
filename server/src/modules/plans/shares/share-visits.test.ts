import { endpoints } from '@archway/contracts';
import { drawDentalPhoto } from '@archway/photo';
import { encodeJpeg } from '@archway/photo/node';
import { eq } from 'drizzle-orm';
import { wrapPassword } from '../../../../test/des.ts';
import { callerOf } from '../../cases/cases.fixture.ts';
import { shares as shareRows } from '../schema.ts';
import { CARD, secret, useShares } from './shares.fixture.ts';

const { access, account, audit, shares, shareVisit } = endpoints;
const { as, list, wanted, make, open, storage, refusedStorage, byId, addressOf, server, db, caseId, nobody } =
  useShares();

const PASSWORD = 'open sesame';
const opening = (token: string, password: string | null, device = secret()) =>
  nobody().call(shareVisit.open, { body: { token, device, password } });
const refused = (token: string, password?: string | null, device = secret()) =>
  nobody().refused(shareVisit.open, { body: { token, device, ...(password !== undefined && { password }) } });
const protect = (share: { shareId: string }, password: string | null, who = 'demodoctor') =>
  as(who).call(shares.protect, { ...byId(share), body: { password } });

test('a link with a password opens for whoever shows it, and reads on without; what is kept is a hash', async () => {
  const [made, device] = [await make({ password: PASSWORD }), secret()];
  expect(made).toMatchObject({ protection: 'password', actions: ['protect', 'revoke'] });
  expect(await refused(made.key)).toBe('linkLocked');
  expect(await refused(made.key, '')).toBe('linkLocked');
  expect(await refusedStorage(made.key, device)).toBe('shareLinkClosed');
  expect(await refused(made.key, 'open sesam')).toBe('linkPasswordWrong');
  expect(await opening(made.key, PASSWORD, device)).toMatchObject({ subject: 'plan', initials: 'T. P.' });
  await open(made.key, device);
  await storage(made.key, device);
  const { shortUrl } = await as('demodoctor').call(shares.short, { body: { originUrl: addressOf(made.key) } });
  expect(await refused(shortUrl.split('#')[1]!)).toBe('linkLocked');
  const [row] = await db().select().from(shareRows).where(eq(shareRows.shareId, made.shareId));
  expect(row).toMatchObject({ views: 1, passwordHash: expect.stringMatching(/^\$argon2id/) });
  expect(JSON.stringify([made, await list()])).not.toContain(PASSWORD);
  for (const password of ['12345', 'x'.repeat(65)])
    expect(await as('demodoctor').refused(shares.key, await wanted({ password }))).toBe('linkPasswordRule');
});

test('wrong passwords are limited for this link alone, and stand in the access log', async () => {
  const [made, other] = [await make({ password: PASSWORD }), await make({ password: PASSWORD })];
  await opening(made.key, PASSWORD);
  for (let guess = 0; guess < 8; guess++) expect(await refused(made.key, `guess ${guess}`)).toBe('linkPasswordWrong');
  expect(await refused(made.key, PASSWORD)).toBe('linkThrottled');
  // Nor is a link closed by who logs in as what it is called.
  for (let guess = 0; guess < 8; guess++) {
    const body = { account: `share ${other.shareId}`, password: wrapPassword(`guess ${guess}`) };
    expect(await nobody().refused(access.login, { body })).toBe('nameOrPassError');
  }
  await opening(other.key, PASSWORD);
  const log = await as('demodoctor').call(shares.visits, byId(made));
  expect(log).toMatchObject([
    { wrongPasswords: 8, address: expect.stringMatching(/127\.0\.0\.1|::1/) },
    { wrongPasswords: 0 },
  ]);
  expect((await list()).shares.map(({ views }) => views)).toEqual([1, 1]);
});

test('a password is set, changed and taken off by whoever deals with the link, and a new one ends what is open', async () => {
  const [made, device] = [await make(), secret()];
  await open(made.key, device);
  expect(await protect(made, PASSWORD)).toMatchObject({ protection: 'password' });
  expect(await refusedStorage(made.key, device)).toBe('shareLinkClosed');
  expect(await refused(made.key, null, device)).toBe('linkLocked');
  await opening(made.key, PASSWORD, device);
  await protect(made, 'another one', 'democreator');
  expect(await refused(made.key, PASSWORD, device)).toBe('linkPasswordWrong');
  await opening(made.key, 'another one', device);
  // Taking it off ends nothing.
  expect(await protect(made, null)).toMatchObject({ protection: 'none' });
  await storage(made.key, device);
  await open(made.key);
  const asked = { ...byId(made), body: { password: PASSWORD } };
  for (const password of ['12345', ' '])
    expect(await as('demodoctor').refused(shares.protect, { ...asked, body: { password } })).toBe('linkPasswordRule');
  expect(await as('demoassistant').refused(shares.protect, asked)).toBe('shareOfAnother');
  expect(await as('demodesigner').refused(shares.protect, asked)).toBe('noPermission');
  expect(await as('demooutsider').refused(shares.protect, asked)).toBe('recordNotFound');
  await as('demodoctor').call(shares.revoke, byId(made));
  expect(await as('demodoctor').refused(shares.protect, asked)).toBe('transitionRefused');
  const { rows } = await as('democreator').call(audit.page, { query: { caseId: caseId(), kind: 'changed' } });
  expect(rows.filter(({ subject }) => subject === 'protectShare')).toHaveLength(3);
});

test('the picture of the doctor is told with the card, and with the card alone', async () => {
  const { userId: doctorId } = await callerOf(server(), as('demodoctor'));
  const picture = `archway/doctor/${doctorId}/8/-/card-face.jpg`;
  await server().ctx.store.put(picture, Buffer.from(encodeJpeg(drawDentalPhoto('frontFace', 1), 0.8)));
  const content = JSON.stringify({ businessCard: { ...CARD, picture } });
  await as('demodoctor').call(account.addSetting, {
    body: { doctorId, settingType: 'preferenceSetting', settingContent: content },
  });
  const { doctor } = await open((await make()).key);
  expect(doctor).toMatchObject(CARD);
  const fetched = await fetch(doctor!.pictureUrl!);
  expect([fetched.status, fetched.headers.get('content-length')]).toEqual([200, expect.stringMatching(/^\d{4,}$/)]);
  const told = await open((await make({ includeDoctor: false })).key);
  expect(JSON.stringify(told)).not.toContain('card-face');
  expect((await list()).card.doctor.pictureUrl).toContain('card-face');
  // A file of settings may say anything, and hands out nothing of others.
  const foreign = JSON.stringify({ businessCard: { ...CARD, picture: picture.replace(doctorId, `${doctorId}9`) } });
  for (const [name, written, shown] of [
    ['foreign', foreign, CARD],
    ['broken', '{', { title: null }],
  ] as const) {
    const settingContent = `archway/doctor/${doctorId}/8/-/${name}.json`;
    await server().ctx.store.put(settingContent, Buffer.from(written));
    await as('demodoctor').call(account.addSetting, {
      body: { doctorId, settingType: 'preferenceSetting', storageType: 'oss', settingContent },
    });
    expect((await list()).card.doctor).toMatchObject({ ...shown, pictureUrl: null });
  }
});
