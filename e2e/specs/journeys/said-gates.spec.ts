import type { Page } from '@playwright/test';
import { type ErrorName, errorText } from '@archway/contracts';
import { wrapPassword } from '../../../server/test/des.ts';
import { Wizard } from '../../pages/wizard.ts';
import { ask, tell } from '../../support/api.ts';
import { ctWithoutPixels } from '../../support/cts.ts';
import { walkedIn } from '../../support/languages.ts';
import { DEMO_PASSWORD } from '../../support/logins.ts';
import { expect, test, type Lang } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const password = wrapPassword(DEMO_PASSWORD);
const shortOf = (lang: Lang): string => lang.slice(0, 2);

/** An account that belongs nowhere. */
async function stranger(admin: Page, lang: Lang): Promise<string> {
  const userName = `gate-nobody-${shortOf(lang)}`;
  await tell(admin, '/platform/user/add', {
    ...{ userName, password, nickName: 'Nobody', phone: '', email: `${userName}@example.com`, doctorType: 1 },
    ...{ services: [0], expires: '2036-12-31', administrator: false, contractDocument: '' },
  });
  return userName;
}

/** An assistant of the creator's practice, until a day. */
async function assistant(creator: Page, userName: string, expiredDay: string | null): Promise<string> {
  const [practice] = await ask<{ outpatientId: string }[]>(creator, '/doctor/doc/listRelOutpatient');
  const { userId } = await tell<{ userId: string }>(creator, '/doctor/assistant/add', {
    ...{ nickName: 'Gate', userName, phone: '', email: `${userName}@example.com`, password },
    practices: [{ outpatientId: practice!.outpatientId, expiredDay }],
  });
  return userId;
}

/** Who may open no case is told why, in the reader's language, and led to where it can be mended. */
for (const lang of walkedIn('zh-CN')) {
  const t = words('remotes/cases', lang);
  /** The text until its first value. */
  const said = (name: ErrorName): string => errorText(name, lang).split('{')[0]!.trim();
  const warned = (page: Page, name: ErrorName) =>
    expect(page.getByTestId('notices').getByText(said(name)).first()).toBeVisible();

  test(`who belongs to no practice is told so, and the account opens (${lang})`, async ({ openIn }) => {
    const admin = await openIn('en-US', { as: 'demoadmin' });
    const page = await openIn(lang, { as: await stranger(admin, lang) });
    await page.goto('/add-patient');
    await warned(page, 'addOrCreateOutpatient');
    await expect(page).toHaveURL(/\/account\?key=5/);
  });

  test(`whose time with a practice is over is told until when it was (${lang})`, async ({ openIn }) => {
    const creator = await openIn('en-US', { as: 'democreator' });
    const userName = `gate-over-${shortOf(lang)}`;
    await assistant(creator, userName, '2026-01-02');
    const page = await openIn(lang, { as: userName });
    await page.goto('/add-patient');
    await warned(page, 'practiceExpired');
    await expect(page.getByRole('heading', { name: t('gate.title') })).toBeVisible();
    await expect(page.getByText(lang === 'zh-CN' ? /2026-01-02/ : /2 Jan 2026/).first()).toBeVisible();
    await expect(page.locator('#patient-patientName')).toHaveCount(0);
  });

  test(`whom the practice has disabled is told whom to ask (${lang})`, async ({ openIn }) => {
    const creator = await openIn('en-US', { as: 'democreator' });
    const userName = `gate-disabled-${shortOf(lang)}`;
    const userId = await assistant(creator, userName, null);
    await tell(creator, '/doctor/assistant/available', { userId, status: '0' });
    const page = await openIn(lang, { as: userName });
    await page.goto('/add-patient');
    await warned(page, 'practiceDisabled');
    await expect(page.getByRole('heading', { name: t('gate.title') })).toBeVisible();
    await expect(page.locator('#patient-patientName')).toHaveCount(0);
  });

  test(`a CT without image data is not taken (${lang})`, async ({ openIn }) => {
    const page = await openIn(lang, { as: 'demodoctor' });
    await new Wizard(page, lang).begin(`No Pixels ${shortOf(lang)}`);
    await page.getByLabel(t('cbct.chooseFolder')).setInputFiles(ctWithoutPixels());
    await expect(page.getByText(t('cbct.reason.noImageData')).first()).toBeVisible();
  });
}
