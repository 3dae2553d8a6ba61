import { start, openAs, api } from './look.ts';
import { designedCase } from './support/demo-plans.ts';
import { clientKey } from './support/designs.ts';
const b = await start();
const lang = process.argv[2] ?? 'zh-CN';
const page = await openAs(b, 'democreator', lang);
const found = await designedCase(page);
console.log(found.ptId, found.version, found.stages.schemeId);
const list = await api(page, `/design/scheme/comment/list?ptId=${found.ptId}&version=${found.version}&schemeId=${found.stages.schemeId}`);
console.log(JSON.stringify(list).slice(0, 600));
if (list.data?.comments?.length < 4) {
  for (const [text, teeth, step] of [['Rotation of 23 is too fast. Please begin later or take two more stages.', [23], 3], ['Is the contact open here?', [11, 21], 2], ['Keep 13 where it stands.', [13], null], ['Second word on 23.', [23], 5], ['The whole plan: fine.', [], null], ['36 at the back', [36], 4]] as any) {
    const r = await api(page, '/design/scheme/comment', { ptId: found.ptId, version: found.version, schemeId: found.stages.schemeId, clientKey: clientKey(), text, audience: 'everybody', attachments: [], mentions: [], pin: { teeth, step, view: null } });
    console.log(r.code, r.msg);
  }
  const l2 = await api(page, `/design/scheme/comment/list?ptId=${found.ptId}&version=${found.version}&schemeId=${found.stages.schemeId}`);
  console.log(Object.keys(l2.data.comments[0]));
}
await page.goto(`/plan-viewer?caseId=${found.ptId}&version=${found.version}&planId=${found.stages.schemeId}`);
await page.locator('canvas[data-ready=true]').waitFor({ timeout: 120000 });
await page.waitForTimeout(1500);
await page.screenshot({ path: '/dev/shm/pins/a1.png' });
await page.locator('header button[aria-expanded]').click();
await page.waitForTimeout(2500);
await page.screenshot({ path: '/dev/shm/pins/a2.png' });
await page.locator('button[data-pin="1"]').click();
await page.waitForTimeout(1500);
await page.screenshot({ path: '/dev/shm/pins/a3.png' });
await page.keyboard.press('1');
await page.waitForTimeout(800);
await page.getByRole('button', { name: lang === 'zh-CN' ? '在此批注' : 'Comment here' }).click();
await page.waitForTimeout(500);
const box = await page.locator('canvas').boundingBox();
await page.mouse.click(box!.x + box!.width / 2 - 30, box!.y + box!.height / 2 - 20);
await page.waitForTimeout(1500);
await page.screenshot({ path: '/dev/shm/pins/a4.png' });
console.log(page.url());
const phone = await openAs(b, 'democreator', lang, { phone: true });
await phone.goto(`/plan-viewer?caseId=${found.ptId}&version=${found.version}&planId=${found.stages.schemeId}&comment=2`);
await phone.locator('canvas[data-ready=true]').waitFor({ timeout: 120000 });
await phone.waitForTimeout(2500);
await phone.screenshot({ path: '/dev/shm/pins/a5.png' });
await b.close();
