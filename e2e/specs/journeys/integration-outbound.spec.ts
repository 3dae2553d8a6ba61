import { PLAN_CONFIRMED, caseStatus, deliveryStates, sendingPayload } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { type ExternalService, isSigned, startExternalService } from '../../support/external-service.ts';
import { walkedIn } from '../../support/languages.ts';
import { settled } from '../../support/states.ts';
import { expect, test as base, withServer } from '../../support/test.ts';
import { words } from '../../support/words.ts';

/** The server trusts the certificate of the service beside it. */
const test = base.extend<object, { service: ExternalService }>({
  service: [
    async ({}, use) => {
      const service = await startExternalService();
      await use(service);
      service.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    ({ service }, use) => withServer(use, { NODE_EXTRA_CA_CERTS: service.certificate }),
    { scope: 'worker', timeout: 600_000 },
  ],
});

const API_KEY = 'key-of-the-service-4471';

interface Approved {
  readonly ptId: string;
  readonly version: number;
  readonly ptNo: string;
  readonly ptName: string;
}

/** A case of the demonstration whose plan waits for nothing but its confirmation, and is paid for. */
async function approvedCase(page: Page): Promise<Approved> {
  const { rows } = await ask<{ rows: (Approved & { status: number })[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  for (const found of rows.filter(({ status }) => status === caseStatus.clinicallyApproved)) {
    const path = `/design/scheme/result/confirmation?ptId=${found.ptId}&version=${found.version}`;
    const terms = await ask<{ mayConfirm: boolean; covered: boolean; finished: boolean }>(page, path);
    if (terms.mayConfirm && terms.covered && terms.finished) return found;
  }
  throw new Error('no case of the demonstration can be confirmed');
}

for (const lang of walkedIn('en-US')) {
  const t = words('remotes/account', lang);
  const plans = words('remotes/plans', lang);
  const delivered = deliveryStates.find(({ value }) => value === 'delivered')![lang === 'zh-CN' ? 'zh' : 'en'];

  test(`a confirmed case reaches the external service, which was out of order at first (${lang})`, async ({
    openIn,
    service,
  }) => {
    service.came.length = 0;
    const page = await openIn(lang, { as: 'democreator' });
    const { ptId, version, ptNo } = await approvedCase(page);

    // The service is named, and tried.
    await page.goto('/account?key=12');
    await page.getByLabel(t('integration.url'), { exact: true }).fill(service.url);
    await page.getByLabel(t('integration.apiKey'), { exact: true }).fill(API_KEY);
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await page.getByRole('button', { name: t('sendings.test'), exact: true }).click();
    await expect(page.getByText(t('sendings.testTaken'))).toBeVisible();
    expect(service.came.map((came) => isSigned(came, API_KEY))).toEqual([true]);

    // A plan is confirmed while the service is out of order: what it does not take is tried again.
    service.answers = [500];
    await page.goto(`/patient-detail/${ptId}/${version}?section=plans`);
    // The button at the head of the page leads to this card.
    const terms = page.getByRole('region', { name: plans('confirm.title'), exact: true });
    await terms.getByRole('button', { name: plans('confirm.button'), exact: true }).click();
    const asked = page.getByRole('dialog');
    await expect(asked).toBeVisible();
    await settled(page);
    await asked.getByRole('button').last().click();
    await expect(page.getByText(plans('confirm.done'))).toBeVisible();
    await expect.poll(() => service.came.length).toBe(3);
    const [, first, second] = service.came.map((came) => ({
      came,
      payload: sendingPayload.parse(JSON.parse(came.body)),
    }));
    expect(first!.payload.type).toBe(PLAN_CONFIRMED);
    expect(second!.payload).toMatchObject({
      eventId: first!.payload.eventId,
      data: { case: { caseId: ptId, version } },
    });
    for (const { came } of [first!, second!]) {
      expect(came.headers.authorization).toBe(`Bearer ${API_KEY}`);
      expect([isSigned(came, API_KEY), isSigned(came, 'another-key')]).toEqual([true, false]);
    }

    // The log tells that it took two tries, and sends once more on demand.
    await page.goto('/account?key=12');
    const row = page.getByRole('row').filter({ hasText: ptNo });
    await expect(row).toContainText(delivered);
    await expect(row).toContainText('HTTP 204');
    await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();
    await row.getByRole('button', { name: t('sendings.resendCase', { number: ptNo }) }).click();
    await expect(row.getByRole('cell', { name: '3', exact: true })).toBeVisible();
    expect(sendingPayload.parse(JSON.parse(service.came[3]!.body)).eventId).toBe(first!.payload.eventId);
  });
}
