import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanDocument } from '@archway/contracts';
import { ask } from '../../support/api.ts';
import { archwayAs } from '../../support/archway-command.ts';
import { untouched } from '../../support/designs.ts';
import { madeElsewhere } from '../../support/made-plan.ts';
import { expect, test } from '../../support/test.ts';

test('a plan that was made elsewhere is brought into a case, taken out again, and compared', async ({
  openIn,
  server,
}, testInfo) => {
  const designer = await openIn('en-US', { as: 'demodesigner' });
  const { ptId, version } = await untouched(designer);
  const plans = () =>
    ask<{ schemeId: string; name: string; documentHash: string }[]>(
      designer,
      `/design/scheme/list?ptId=${ptId}&version=${version}`,
    );
  const before = await plans();
  const [brought, taken] = [testInfo.outputPath('brought'), testInfo.outputPath('taken')];
  madeElsewhere(brought, 3);
  const plan = (...args: string[]) => archwayAs(server, 'demodesigner', 'plan', ...args);

  const outsider = await archwayAs(server, 'demooutsider', 'plan', 'import', brought, ptId, '--name', 'Not theirs');
  expect(outsider.code).toBe(1);
  const imported = await plan('import', brought, ptId, '--case-version', String(version), '--name', 'Made elsewhere');
  expect(imported).toMatchObject({
    code: 0,
    output: expect.stringMatching(/is plan \d+ of case \d+: [0-9a-f]{64}, 28 meshes/),
  });
  const planId = /is plan (\d+)/.exec(imported.output)?.[1] ?? '';

  const exported = await plan('export', ptId, planId, taken, '--case-version', String(version), '--stages');
  expect(exported).toMatchObject({ code: 0, output: expect.stringContaining('28 meshes, 0 stages') });
  expect(readdirSync(join(taken, 'meshes'))).toHaveLength(28);
  const [found] = await plans();
  expect(found).toMatchObject({ schemeId: planId, name: 'Made elsewhere' });
  expect(
    createHash('sha256')
      .update(readFileSync(join(taken, 'plan.json')))
      .digest('hex'),
  ).toBe(found?.documentHash);

  // What was taken out says what was brought, whatever its meshes are called now.
  expect(await plan('diff', brought, taken)).toEqual({ code: 0, output: '' });

  const document = JSON.parse(readFileSync(join(taken, 'plan.json'), 'utf8')) as PlanDocument;
  writeFileSync(join(taken, 'plan.json'), JSON.stringify({ ...document, limits: { ...document.limits, linear: 9 } }));
  const broken = await plan('import', taken, ptId, '--case-version', String(version), '--name', 'Broken');
  expect(broken).toMatchObject({ code: 1, output: expect.stringContaining('limits.linear') });
  expect(await plans()).toHaveLength(before.length + 1);
});
