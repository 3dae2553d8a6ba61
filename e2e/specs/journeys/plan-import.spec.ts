import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type PlanDocument, planProblems } from '@archway/contracts';
import { withHashes } from '@archway/dental';
import { readMesh, writeStl } from '@archway/mesh';
import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import { ask } from '../../support/api.ts';
import { type CaseToDesign, untouched } from '../../support/designs.ts';
import { walkedIn } from '../../support/languages.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

interface NamedPlan {
  readonly schemeId: string;
  readonly schemeType: PlanDocument['kind'];
  readonly name: string;
  readonly documentHash: string | null;
}

const plansOf = (page: Page, { ptId, version }: CaseToDesign): Promise<NamedPlan[]> =>
  ask<NamedPlan[]>(page, `/design/scheme/list?ptId=${ptId}&version=${version}`);

/** A case with a designed target, other than this one. */
async function designed(page: Page, other: CaseToDesign): Promise<{ at: CaseToDesign; plan: NamedPlan }> {
  const { rows } = await ask<{ rows: CaseToDesign[] }>(page, '/design/task/page?pageSize=100');
  for (const at of rows) {
    if (at.ptId === other.ptId) continue;
    const plan = (await plansOf(page, at)).find((each) => each.schemeType === 'target' && each.documentHash);
    if (plan) return { at, plan };
  }
  throw new Error('the demonstration has no designed target');
}

/** The same plan with one tooth as STL, as another program would hand it over. */
async function withStl(zip: JSZip, document: PlanDocument): Promise<Buffer> {
  const hash = document.teeth.find(({ body }) => body)!.body!.sha256;
  const drc = await zip.file(`meshes/${hash}.drc`)!.async('uint8array');
  const { bytes } = writeStl((await readMesh(new Uint8Array(drc), 'body.drc')).mesh);
  const renamed = createHash('sha256').update(bytes).digest('hex');
  zip.remove(`meshes/${hash}.drc`);
  zip.file(`meshes/${renamed}.stl`, bytes);
  zip.file('plan.json', JSON.stringify(withHashes(document, new Map([[hash, renamed]]))));
  return zip.generateAsync({ type: 'nodebuffer' });
}

for (const lang of walkedIn('zh-CN')) {
  const t = words('remotes/plans', lang);

  test(`a plan is exported as a zip, put right, and imported into a draft of another case (${lang})`, async ({
    openIn,
  }) => {
    const designer = await openIn(lang, { as: 'demodesigner' });
    const goal = await untouched(designer);
    const { at, plan } = await designed(designer, goal);
    const row = (name: string) =>
      designer.locator('[data-plan]', { has: designer.getByRole('heading', { name, exact: true }) });
    const inMenu = async (name: string, item: string): Promise<void> => {
      await row(name)
        .getByRole('button', { name: t('more', { name }) })
        .click();
      await settled(designer);
      await designer.getByRole('menuitem', { name: item, exact: true }).click();
    };

    await designer.goto(`/patient-detail/${at.ptId}/${at.version}?section=plans`);
    const arrives = designer.waitForEvent('download');
    await inMenu(plan.name, t('open.exportPlan'));
    const download = await arrives;
    expect(download.suggestedFilename()).toBe(`${plan.name}.zip`);
    const taken = readFileSync(await download.path());
    const zip = await JSZip.loadAsync(taken);
    const text = await zip.file('plan.json')!.async('string');
    expect(createHash('sha256').update(text).digest('hex')).toBe(plan.documentHash);
    const document = JSON.parse(text) as PlanDocument;

    // A draft of another case: it says what is missing, and takes a plan right there.
    const name = `Brought ${lang}`;
    await designer.goto(`/patient-detail/${goal.ptId}/${goal.version}?section=plans`);
    await designer.getByRole('button', { name: t('newTarget') }).click();
    const naming = designer.getByRole('dialog');
    await naming.getByRole('textbox').first().fill(name);
    await naming.getByRole('button', { name: t('naming.create'), exact: true }).click();
    await expect(naming).toBeHidden();
    await row(name)
      .getByRole('button', { name: t('open.importPlan'), exact: true })
      .click();
    const dialog = designer.getByRole('dialog');
    const choose = (buffer: Buffer) =>
      dialog.getByLabel(t('transfer.choose')).setInputFiles({ name: 'plan.zip', mimeType: 'application/zip', buffer });

    // What is wrong is told by its place, and nothing is sent.
    const broken = await JSZip.loadAsync(taken);
    broken.file('plan.json', JSON.stringify({ ...document, limits: { ...document.limits, linear: 9 } }));
    await choose(await broken.generateAsync({ type: 'nodebuffer' }));
    await expect(dialog).toContainText('limits.linear');
    await expect(dialog).toContainText(planProblems.wrongValue[lang === 'zh-CN' ? 'zh' : 'en']);
    await expect(dialog.getByRole('button', { name: t('transfer.import'), exact: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: t('transfer.other') }).click();

    await choose(await withStl(zip, document));
    await expect(dialog).toContainText(t('transfer.fact.attachments'));
    await dialog.getByRole('button', { name: t('transfer.import'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row(name).getByRole('button', { name: t('action.submit'), exact: true })).toBeVisible();
    await expect(row(name)).not.toContainText(t('notDesigned'));
    const brought = (await plansOf(designer, goal)).find((each) => each.name === name);
    expect(brought?.documentHash).toMatch(/^[0-9a-f]{64}$/);
    const key = `ptId=${goal.ptId}&version=${goal.version}&schemeId=${brought?.schemeId}`;
    const saved = await ask<{ document: PlanDocument }>(designer, `/design/scheme/document?${key}`);
    expect(saved.document.target).toEqual(document.target);
  });
}
