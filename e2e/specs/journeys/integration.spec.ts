import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deliveryStates } from '@archway/contracts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/account', 'en-US');
const cases = words('remotes/cases', 'en-US');

/** A program of the practice that is told: what it heard, and with which signature. */
async function listener() {
  const heard: { body: string; signature: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ body, signature: String(request.headers['archway-signature']) });
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { heard, url: `http://127.0.0.1:${port}/archway`, stop: () => server.close() };
}

/** Takes what is shown this once, and says so. */
async function taken(page: Page, title: string): Promise<string> {
  const shown: Locator = page.getByRole('dialog', { name: title });
  const secret = await shown.locator('code').textContent();
  await shown.getByRole('button', { name: t('secret.kept') }).click();
  await expect(shown).toBeHidden();
  return secret ?? '';
}

test('a program opens a case with a key that the creator made, and another one is told by a webhook', async ({
  openIn,
  server,
}) => {
  const program = await listener();
  try {
    const page = await openIn('en-US', { as: 'democreator' });
    await page.goto('/account?key=12');
    await page.getByRole('button', { name: t('keys.add'), exact: true }).click();
    const making = page.getByRole('dialog', { name: t('keys.add') });
    await making.getByLabel(t('keys.name')).fill('Practice software');
    await making.getByRole('button', { name: t('keys.add') }).click();
    const key = await taken(page, t('keys.made'));
    await expect(page.getByText('Practice software')).toBeVisible();

    await page.getByRole('button', { name: t('webhooks.add'), exact: true }).click();
    const adding = page.getByRole('dialog', { name: t('webhooks.add') });
    await adding.getByRole('textbox').fill(program.url);
    await adding.getByRole('button', { name: t('webhooks.add') }).click();
    const secret = await taken(page, t('webhooks.made'));
    await page.getByRole('button', { name: t('webhooks.more', { url: program.url }) }).click();
    await page.getByRole('menuitem', { name: t('webhooks.test') }).click();
    const delivered = deliveryStates.find(({ value }) => value === 'delivered')!.en;
    await expect(page.getByRole('dialog').getByText(delivered)).toBeVisible();
    const [{ body, signature }] = program.heard as [(typeof program.heard)[number]];
    const [, at, proof] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')).toBe(proof);

    const answer = await fetch(`${server.url}/api/v1/cases`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': 'one' },
      body: JSON.stringify({
        designMode: 'team',
        patient: { name: 'Ada Interface', gender: 'female', birthday: '1999-04-12' },
      }),
    });
    expect(answer.status).toBe(201);
    await page.goto('/aligner');
    await page.getByRole('link', { name: 'Ada Interface', exact: true }).click();
    await expect(page.getByRole('definition').filter({ hasText: cases('dataSource.api') })).toBeVisible();
  } finally {
    program.stop();
  }
});
