import { expect, test } from '../../support/test.ts';

/** Menu titles by account; what a role may not do is not offered to it. */
const menus: Readonly<Record<string, { has: string[]; hasNot: string[] }>> = {
  democreator: { has: ['Aligner Cases', 'Production'], hasNot: ['Console'] },
  demodoctor: { has: ['Aligner Cases', 'Production'], hasNot: ['Console'] },
  demoassistant: { has: ['Aligner Cases'], hasNot: ['Production', 'Console'] },
  demodesigner: { has: ['Design Tasks'], hasNot: ['Production', 'Console'] },
  demomaker: { has: ['Order'], hasNot: ['Console', 'Design Tasks'] },
  demoadmin: { has: ['Console'], hasNot: [] },
};

for (const [account, { has, hasNot }] of Object.entries(menus)) {
  test(`the menu of ${account}`, async ({ openIn }) => {
    const page = await openIn('en-US', { as: account });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const title of has) await expect(menu.getByRole('link', { name: title })).not.toHaveCount(0);
    for (const title of hasNot) await expect(menu.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  });
}
