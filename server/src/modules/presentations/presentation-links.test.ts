import { SHARE_LINKS, type Slide, endpoints } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import { givePlan } from './presentation-links.fixture.ts';
import { secret, useShares } from '../plans/shares/shares.fixture.ts';
import { shares as shareRows } from '../plans/schema.ts';

const { audit, photos, presentations, shares } = endpoints;
const { as, key, stand, list, opened, refusedOpen, storage, byId, server, db, plan, caseId } = useShares();

const words: Slide = { kind: 'text', slideId: 'words', heading: 'Next steps', body: '- Wear' };
const empty: Slide = { kind: 'summary', slideId: 'empty', heading: '', planId: null };
const teeth = (planId: string, slideId = 'teeth'): Slide => ({
  ...{ kind: 'stage', slideId, heading: '', planId, step: null, view: 'front', animated: true },
});

async function presented(slides: Slide[]): Promise<string> {
  const body = { ...key(), title: 'For Mila', language: 'zh-CN' as const, slides };
  return (await as('demodoctor').call(presentations.create, { body })).presentationId;
}
const wanted = (presentationId: string, more: object = {}) => ({
  body: { presentationId, requestType: 2 as const, ...more },
});
const make = (presentationId: string, more?: object, who = 'demodoctor') =>
  as(who).call(shares.key, wanted(presentationId, more));
async function shown(token: string, device?: string) {
  const told = await opened(token, device);
  if (told.subject !== 'presentation') throw new Error(`a ${told.subject} was shown`);
  return told;
}

test('a patient sees slides with their photos and plans, and nothing else of case and people', async () => {
  const [photo, other] = await as('demodoctor').call(photos.list, { query: key() });
  const front: Slide = {
    ...{ kind: 'photos', slideId: 'photo', heading: '', layout: 'one' },
    pictures: [{ picture: { source: 'intake', pictureId: photo!.photoId }, caption: 'Front' }],
  };
  const presentationId = await presented([words, front, empty, teeth(plan().planId)]);
  expect((await list()).presentations).toEqual([presentationId]);
  const locked = await make(presentationId, { password: 'open sesame' });
  expect([locked.protection, await refusedOpen(locked.key)]).toEqual(['password', 'linkLocked']);
  const [made, device] = [await make(presentationId, { includeDoctor: false, photos: 'face' }), secret()];
  expect(made).toMatchObject({ subject: 'presentation', presentationId, planId: null, photos: 'none', state: 'open' });
  const told = await shown(made.key, device);
  expect(told).toMatchObject({ title: 'For Mila', language: 'zh-CN', initials: 'T. P.', doctor: null });
  // What is not finished is not told.
  expect(told.slides.map(({ slideId }) => slideId)).toEqual(['words', 'photo', 'teeth']);
  expect(told.pictures).toMatchObject([{ source: 'intake', pictureId: photo!.photoId, position: photo!.position }]);
  for (const url of [told.pictures[0]!.url, told.pictures[0]!.thumbUrl]) expect((await fetch(url)).status).toBe(200);
  expect(told.plans.map(({ planId }) => planId)).toEqual([plan().planId]);
  const { paths } = await storage(made.key, device);
  for (const { objectName } of told.plans[0]!.plan.meshes)
    expect(paths.some((path) => objectName.startsWith(path))).toBe(true);
  for (const word of ['Testa', 'Proband', '1999-', 'Goal', 'Only for us', other!.objectName])
    expect(JSON.stringify(told)).not.toContain(word);
  const { rows } = await as('democreator').call(audit.page, { query: { caseId: caseId(), kind: 'changed' } });
  expect(rows.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['openShare', 'sharePresentation']));
});

test('what is changed later is seen by the same link', async () => {
  const presentationId = await presented([words]);
  const { key: token } = await make(presentationId);
  const body = { revision: 1, title: 'For Mila', language: 'en-US' as const, slides: [{ ...words, heading: 'Later' }] };
  await as('demodoctor').call(presentations.save, { params: { presentationId }, body });
  expect(await shown(token)).toMatchObject({ language: 'en-US', slides: [{ heading: 'Later' }] });
});

test('plans that have not passed the audit are shown by no link', async () => {
  const draft = await givePlan(server(), caseId(), 0);
  const withDraft = await presented([words, teeth(plan().planId), teeth(draft, 'draft')]);
  expect((await list()).presentations).toEqual([]);
  await expect(make(withDraft)).rejects.toThrow('shareSlidePlan: Slide 3 shows a plan that has not passed');
  // One that is refused later goes from its link, and the link with the last of its slides.
  const both = await make(await presented([words, teeth(plan().planId)]));
  const alone = await make(await presented([teeth(plan().planId)]));
  await stand(4);
  expect((await shown(both.key)).slides.map(({ slideId }) => slideId)).toEqual(['words']);
  expect(await refusedOpen(alone.key)).toBe('sharePlanChanged');
});

test('a presentation in which nothing is finished is not shared', async () => {
  expect(await as('demodoctor').refused(shares.key, wanted(await presented([empty])))).toBe('shareNothingShown');
});

test('it is for whoever deals with the patient, and so many links at most', async () => {
  const presentationId = await presented([words]);
  await expect(make(presentationId, {}, 'demoassistant')).resolves.toMatchObject({ state: 'open' });
  expect(await as('demodesigner').refused(shares.key, wanted(presentationId))).toBe('noPermission');
  expect(await as('demooutsider').refused(shares.key, wanted(presentationId))).toBe('recordNotFound');
  expect(await as('demodoctor').refused(shares.key, wanted('999999'))).toBe('recordNotFound');
  expect(await as('demodoctor').refused(shares.key, { body: { requestType: 2 } })).toBe('shareRequestMixed');
  const [kept] = await db().select().from(shareRows).where(eq(shareRows.presentationId, presentationId));
  const { shareId: _, keyHash: _k, ...more } = kept!;
  await db()
    .insert(shareRows)
    .values(Array.from({ length: SHARE_LINKS - 1 }, () => ({ ...more, keyHash: null })));
  expect(await as('demodoctor').refused(shares.key, wanted(presentationId))).toBe('shareLinksMost');
});

test('its links end when they are revoked, and go with it', async () => {
  const presentationId = await presented([words]);
  const [revoked, gone] = [await make(presentationId), await make(presentationId)];
  await as('demodoctor').call(shares.revoke, byId(revoked));
  expect(await refusedOpen(revoked.key)).toBe('shareLinkRevoked');
  await shown(gone.key);
  await as('demodoctor').call(presentations.remove, { params: { presentationId } });
  expect(await refusedOpen(gone.key)).toBe('shareLinkInvalid');
  expect((await list()).shares).toEqual([]);
});
