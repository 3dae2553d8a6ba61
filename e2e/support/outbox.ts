import { type Page, expect } from '@playwright/test';

/** The newest code for somebody, as an operator reads it in the outbox of the console. */
export async function codeIn(admin: Page, target: string): Promise<string> {
  const line = admin.getByRole('listitem').filter({ hasText: target }).filter({ hasText: /\d{6}/ }).first();
  await admin.goto('/console/outbox');
  await expect(async () => {
    await admin.getByRole('button', { name: 'Refresh' }).click();
    await expect(line).toContainText('Sent', { timeout: 2000 });
  }).toPass();
  return /\d{6}/.exec((await line.textContent()) ?? '')?.[0] ?? '';
}
