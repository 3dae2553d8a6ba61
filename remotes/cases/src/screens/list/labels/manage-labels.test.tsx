import { act, fireEvent, screen, within } from '@testing-library/react';
import { endpoints, errors } from '@archway/contracts';
import { confirmStore } from '@archway/platform/host';
import en from '../../../i18n/list/en-US.json';
import { category, label, press, serve, settled, show, topDialog } from '../list.fixture.tsx';
import { LabelsButton } from './LabelsButton.tsx';

const { labels } = endpoints;
const own = category({ categoryLabels: [label('11', 'VIP')] });
const money = category({ id: '20-Money', categoryId: '20', categoryName: 'Money', isDefault: false });
const known = [labels.list, [own, money]] as const;

async function opened(): Promise<void> {
  await show(<LabelsButton />);
  await press(en.labels.button);
}
async function answer(sure: boolean): Promise<void> {
  await act(async () => confirmStore.get()[0]?.answer(sure));
  await settled();
}

test('whoever keeps no labels manages none', async () => {
  serve([labels.list, [category({ editable: false })]]);
  await show(<LabelsButton />);
  expect(screen.queryByRole('button', { name: en.labels.button })).toBeNull();
});

test('a label is made in its category, in the colour that was chosen', async () => {
  const changes = serve(known, [labels.add, { categoryId: '21' }]);
  await opened();
  await press('Add label to “Money”');
  const dialog = within(await topDialog());
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Private ' } });
  fireEvent.click(dialog.getByRole('radio', { name: en.labels.colors.purple }));
  await press(en.labels.save);
  expect(changes).toMatchObject([
    { method: 'POST', body: { categoryName: 'Private', parentId: '20', color: 'purple' } },
  ]);
});

test('a name that is missing, or taken, is said at its field', async () => {
  const changes = serve(known, [labels.update, null, 'labelNameTaken']);
  await opened();
  await press('Rename category “Money”');
  const field = within(await topDialog()).getByRole('textbox');
  fireEvent.change(field, { target: { value: ' ' } });
  await press(en.labels.save);
  expect(changes).toEqual([]);
  expect(screen.getByRole('alert').textContent).toMatch(/required/);
  fireEvent.change(field, { target: { value: 'VIP' } });
  await press(en.labels.save);
  expect(screen.getByRole('alert').textContent).toBe(errors.labelNameTaken.en);
});

test('the default category stays; a label goes after the question that says what becomes of it', async () => {
  const changes = serve(known);
  await opened();
  expect(screen.queryByRole('button', { name: 'Delete “Default”' })).toBeNull();
  await press('Delete “VIP”');
  expect(confirmStore.get()[0]).toMatchObject({ title: 'Delete “VIP”?', body: en.labels.removeBody.label });
  await answer(false);
  expect(changes).toEqual([]);
  await press('Delete “Money”');
  expect(confirmStore.get()[0]?.body).toBe(en.labels.removeBody.category);
  await answer(true);
  expect(changes).toMatchObject([{ method: 'DELETE', path: expect.stringMatching(/\/20$/) }]);
});
