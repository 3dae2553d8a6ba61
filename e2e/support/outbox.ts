import { type Page, expect } from '@playwright/test';

/** The newest code for somebody, as an operator reads it in the outbox of the console. */
export const codeIn = (admin: Page, target: string): Promise<string> => newestIn(admin, target, /\d{6}/);

/** The newest link that was mailed to somebody, likewise. */
export const linkIn = (admin: Page, target: string): Promise<string> =>
  newestIn(admin, target, /http\S+\/ortho#[\w-]{43}/);

async function newestIn(admin: Page, target: string, wanted: RegExp): Promise<string> {
  const line = admin.getByRole('listitem').filter({ hasText: target }).filter({ hasText: wanted }).first();
  await admin.goto('/console/outbox');
  await expect(async () => {
    await admin.getByRole('button', { name: 'Refresh' }).click();
    // The list is asked for again, so each look is a short one.
    // eslint-disable-next-line archway/no-hasty-timeouts
    await expect(line).toContainText('Sent', { timeout: 2000 });
  }).toPass();
  return wanted.exec((await line.textContent()) ?? '')?.[0] ?? '';
}
