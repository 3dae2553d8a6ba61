import { fireEvent, screen, within } from '@testing-library/react';
import type { CaseDetail } from '@archway/contracts';
import en from '../../i18n/archives/en-US.json';
import { show, visit } from '../archives.fixture.tsx';
import { FollowUpSection } from './FollowUpSection.tsx';
import { ARCHIVE_CHANGED, type Given, sent, serving, submit } from './visits.fixture.tsx';

const section = <FollowUpSection detail={{ caseId: '1', version: 1 } as CaseDetail} />;
const five = visit('5', '2026-11-20');

afterEach(() => jest.restoreAllMocks());

describe('what others do while a visit is being changed', () => {
  async function typing(given: Given) {
    const { calls, kept } = serving({ rows: [five], ...given });
    await show(section);
    fireEvent.click(screen.getByRole('button', { name: 'Edit the visit of 20 Nov 2026' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(en.followUp.field.remarks), { target: { value: 'Mine' } });
    return { calls, kept, dialog };
  }

  test('a picture that has arrived is no reason to refuse', async () => {
    const { calls, kept } = await typing({ update: [ARCHIVE_CHANGED, null] });
    kept.rows = [{ ...five, revision: 2, pictureCount: 1 }];
    await submit();
    const bodies = sent(calls, '/archives/update');
    expect(bodies.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(bodies[1]?.['contents']).toMatchObject({ remarks: 'Mine' });
    expect(bodies[1]).not.toHaveProperty('pictures');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('a field that only they have changed stays theirs', async () => {
    const { calls, kept } = await typing({ update: [ARCHIVE_CHANGED, null] });
    kept.rows = [{ ...five, contents: { ...five.contents, upperStep: 9 }, revision: 2 }];
    await submit();
    expect(sent(calls, '/archives/update').at(-1)).toMatchObject({
      ...{ revision: 2, contents: { remarks: 'Mine', upperStep: 9 } },
    });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('other words stand beside what was typed, field by field, and nothing is saved before one is chosen', async () => {
    const { calls, kept, dialog } = await typing({ update: [ARCHIVE_CHANGED, ARCHIVE_CHANGED, null] });
    fireEvent.click(within(dialog).getByLabelText('Attachment lost'));
    const theirs = { ...five.contents, remarks: 'Theirs', findings: [], lowerStep: 3 };
    kept.rows = [{ ...five, contents: theirs, revision: 4, updatedBy: 'Zhou Ming' }];
    const remarks = () => within(dialog).getByRole('radiogroup', { name: en.followUp.field.remarks });
    await submit();
    // Saving again is no choice.
    await submit();
    expect(within(dialog).getByText(/^Zhou Ming changed this/)).toBeTruthy();
    expect(within(remarks()).getByRole('radio', { name: 'Zhou Ming Theirs' })).toBeTruthy();
    expect(within(remarks()).getByRole('radio', { name: 'Mine Mine' })).toBeTruthy();
    expect(sent(calls, '/archives/update').map(({ revision }) => revision)).toEqual([1, 1]);
    const findings = within(dialog).getByRole('radiogroup', { name: en.followUp.field.findings });
    expect(within(findings).getByRole('radio', { name: /Attachment lost, Gap/ })).toBeTruthy();
    expect(within(dialog).queryByRole('radiogroup', { name: en.followUp.field.lowerStep })).toBeNull();
    fireEvent.click(within(findings).getByRole('radio', { name: /Zhou Ming/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: en.archives.take }));
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(en.followUp.field.remarks).value).toBe('Mine');
    await submit();
    expect(sent(calls, '/archives/update').at(-1)).toMatchObject({
      ...{ revision: 4, contents: { remarks: 'Mine', findings: [], lowerStep: 3 } },
    });
  });

  test('a visit that is gone keeps the dialog open with what was typed', async () => {
    const { kept, dialog } = await typing({ update: [ARCHIVE_CHANGED] });
    kept.rows = [];
    await submit();
    expect(within(dialog).getByText(`refused ${ARCHIVE_CHANGED}`)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(en.followUp.field.remarks).value).toBe('Mine');
  });
});
