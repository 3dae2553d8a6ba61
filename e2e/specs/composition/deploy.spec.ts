import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archway } from '../../support/archway-command.ts';
import { inFile, rebuildRemote, type RebuiltRemote } from '../../support/rebuilt-remote.ts';
import { expect, test } from '../../support/test.ts';

const CHANGED = 'Help Center, rebuilt by its team';
let rebuilt: RebuiltRemote;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // One build for all journeys: another title, and a screen that throws when its address says so.
  rebuilt = await rebuildRemote(
    'account',
    inFile('src/i18n/slots/en-US.json', (text) => text.replace('"title": "Help Center"', `"title": "${CHANGED}"`)),
    inFile('src/screens/help/HelpCenter.tsx', (text) =>
      text.replace(
        "usePageTitle(t('help.title'));",
        "usePageTitle(t('help.title'));\n  if (location.search === '?broken') throw new Error('broken on purpose');",
      ),
    ),
  );
});
test.afterAll(() => rebuilt?.remove());

test('a team deploys its remote beside the running product, makes it live and rolls it back', async ({
  openIn,
  server,
}) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help Center', exact: true })).toBeVisible();

  const deployed = await archway(server, 'deploy', 'account', '--dir', rebuilt.dist);
  expect(deployed).toMatchObject({ code: 0 });
  const version = /account (\d+\.\d+\.\d+\+[0-9a-f]+)/.exec(deployed.output)?.[1] ?? '';
  // Deployed is not live.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Help Center', exact: true })).toBeVisible();

  expect(await archway(server, 'pin', 'account', version)).toMatchObject({ code: 0 });
  // The open page is told and offers to reload, and keeps what it has until then.
  await expect(page.getByText('A new version is available')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Help Center', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: CHANGED })).toBeVisible();

  expect(await archway(server, 'rollback', 'account')).toMatchObject({ code: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Help Center', exact: true })).toBeVisible();
  // What was rolled back is left behind: there is nothing further back.
  expect(await archway(server, 'rollback', 'account')).toMatchObject({ code: 1 });
  const listed = await archway(server, 'versions', 'account');
  expect(listed.output).toMatch(/live on stable/);
  expect(listed.output).toContain(version);
});

test('a remote is withdrawn from a channel and comes back, and the rest stays', async ({ openIn, server }) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help Center', exact: true })).toBeVisible();

  expect(await archway(server, 'withdraw', 'account')).toMatchObject({ code: 0 });
  await expect(page.getByText('A new version is available')).toBeVisible();
  await page.goto('/aligner');
  await expect(page.getByRole('heading', { name: 'Aligner Cases' })).toBeVisible();
  await page.goto('/help');
  await expect(page.getByText('Sorry, the page does not exist')).toBeVisible();

  expect(await archway(server, 'rollback', 'account')).toMatchObject({ code: 0 });
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help Center', exact: true })).toBeVisible();
});

test('a slot without its module is refused before anything is uploaded', async ({ server }) => {
  const file = join(rebuilt.dist, 'archway.json');
  const original = readFileSync(file, 'utf8');
  const record = JSON.parse(original) as { manifest: { slots: object[] } };
  record.manifest.slots.push({ slot: 'header.item', key: 'nowhere', module: './slots/nowhere', order: 1 });
  writeFileSync(file, JSON.stringify(record));
  try {
    for (const command of ['doctor', 'deploy']) {
      const refused = await archway(server, command, 'account', '--dir', rebuilt.dist);
      expect(refused.code).toBe(1);
      expect(refused.output).toContain('the build has no module ./slots/nowhere');
    }
  } finally {
    writeFileSync(file, original);
  }
});

test('a live build that fails falls back to the one before it, and says which one runs', async ({ openIn, server }) => {
  const deployed = await archway(server, 'deploy', 'account', '--dir', rebuilt.dist, '--pin');
  expect(deployed).toMatchObject({ code: 0 });
  const version = /account (\d+\.\d+\.\d+\+[0-9a-f]+)/.exec(deployed.output)?.[1] ?? '';
  const page = await openIn('en-US', { as: 'demodoctor' });
  const path = `/remotes/account/${version}/`;
  await page.route(
    (url) => decodeURIComponent(url.pathname).startsWith(path),
    (route) => route.fulfill({ status: 500, body: '' }),
  );
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help Center', exact: true })).toBeVisible();
  expect(await archway(server, 'rollback', 'account')).toMatchObject({ code: 0 });
});

test('a deploy that conflicts with what is live is refused, with the reason', async ({ server }) => {
  const file = join(rebuilt.dist, 'archway.json');
  const original = readFileSync(file, 'utf8');
  const record = JSON.parse(original) as { shared: Record<string, string> };
  record.shared['react'] = '^17.0.0';
  writeFileSync(file, JSON.stringify(record));
  try {
    const refused = await archway(server, 'deploy', 'account', '--dir', rebuilt.dist, '--pin');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('react');
  } finally {
    writeFileSync(file, original);
  }
});

test('a screen that throws names its remote and version, and the other screens stay', async ({ openIn, server }) => {
  try {
    expect(await archway(server, 'deploy', 'account', '--dir', rebuilt.dist, '--pin')).toMatchObject({ code: 0 });
    const page = await openIn('en-US', { as: 'demodoctor' });
    await page.goto('/help?broken');
    const failure = page.getByRole('alert').filter({ hasText: 'account' }).first();
    await expect(failure).toBeVisible();
    await expect(failure).toContainText(/1\.0\.0/);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Aligner Cases' }).click();
    await expect(page.getByRole('heading', { name: 'Aligner Cases' })).toBeVisible();
  } finally {
    expect(await archway(server, 'rollback', 'account')).toMatchObject({ code: 0 });
  }
});
