import { ask } from '../../support/api.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');

interface Row {
  readonly ptId: string;
  readonly version: number;
  readonly status: number;
}

test('two people on one case see each other come, edit and go', async ({ openIn }) => {
  const creator = await openIn('en-US', { as: 'democreator' });
  const doctor = await openIn('en-US', { as: 'demodoctor' });
  // Of the doctor, whose cases the creator sees as well.
  const { rows } = await ask<{ rows: Row[] }>(doctor, '/doctor/doc/pagePt?pageSize=100');
  const draft = rows.find(({ status, version }) => status === 0 && version === 1);
  if (!draft) throw new Error('no case is open');
  const detail = `/patient-detail/${draft.ptId}/1`;
  await creator.goto(detail);
  const edited = creator.getByText(t('presence.editing.all', { names: '周明 Zhou Ming' }));

  await test.step('who opens the intake is named on the page of whoever looks', async () => {
    await doctor.goto(`/add-patient?ptId=${draft.ptId}&version=1&step=patient`);
    await expect(edited).toBeVisible();
    await expect(doctor.getByText(t('presence.reading.all', { names: '林静 Lin Jing' }))).toBeVisible();
  });

  await test.step('who leaves it to look only, and who goes, is not said to edit any more', async () => {
    await doctor.goto(detail);
    await expect(edited).toBeHidden();
    await expect(creator.getByText(t('presence.reading.all', { names: '周明 Zhou Ming' }))).toBeVisible();
    await creator.goto('/aligner');
    await expect(doctor.getByText(t('presence.reading.all', { names: '林静 Lin Jing' }))).toBeHidden();
  });
});
