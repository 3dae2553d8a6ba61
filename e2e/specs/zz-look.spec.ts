import { test, type Lang } from '../support/test.ts';
const shots: [string, string, boolean, Lang, string][] = [
  ['democreator', '/account?key=10', false, 'en-US', 'mail-en'],
  ['democreator', '/account?key=10', true, 'zh-CN', 'mail-zh-390'],
  ['democreator', '/account?key=12', false, 'en-US', 'integration-en'],
  ['democreator', '/account?key=12', true, 'zh-CN', 'integration-zh-390'],
  ['democreator', '/account?key=13', false, 'en-US', 'storage-en'],
  ['democreator', '/account?key=13', true, 'zh-CN', 'storage-zh-390'],
  ['demooutsider', '/account?key=13', false, 'zh-CN', 'storage-empty-zh'],
  ['democreator', '/account?key=14', false, 'zh-CN', 'agreement-zh'],
  ['democreator', '/account?key=14', true, 'en-US', 'agreement-en-390'],
  ['democreator', '/help', false, 'en-US', 'help-en'],
  ['democreator', '/help', true, 'zh-CN', 'help-zh-390'],
  ['democreator', '/account?key=5', true, 'zh-CN', 'practices-zh-390'],
  ['democreator', '/account?key=6', true, 'en-US', 'assistants-en-390'],
  ['democreator', '/account?key=3', true, 'en-US', 'addresses-en-390'],
  ['democreator', '/account?key=4', true, 'en-US', 'members-en-390'],
  ['demoadmin', '/console/recharge', true, 'en-US', 'recharge-en-390'],
  ['demoadmin', '/console/events', true, 'zh-CN', 'events-zh-390'],
];
for (const [as, path, phone, lang, name] of shots)
  test(`look ${name}`, async ({ openIn }) => {
    const page = await openIn(lang, { as, phone });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/look/${name}.png`, fullPage: true });
  });
