import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { confirmStore } from '@archway/platform/host';
import { en } from '../../../texts.fixture.ts';
import { practice, serve, show, userOf } from '../screen.fixture.tsx';
import { ProductSettings } from './ProductSettings.tsx';

const words = en.productSettings;
const shapeName = 'Cutting shape factor';
const field = () => screen.findByLabelText(shapeName);
const sent = async (changes: ReturnType<typeof serve>) => {
  await waitFor(() => expect(changes.some(({ path }) => path.endsWith('/setting/add'))).toBe(true));
  return changes.find(({ path }) => path.endsWith('/setting/add'))!.body;
};

test('a change is kept as a file, a wrong one is said and kept nowhere, and drawings follow', async () => {
  const changes = serve({ '/setting/get': [], '/setting/add': {}, '/gumCarving/list': [] });
  await show(<ProductSettings doctorId="7" />, userOf(practice()));
  const cut = await screen.findByRole('img', { name: en.configurations.drawing.cutLine });
  const before = cut.innerHTML;
  fireEvent.change(await field(), { target: { value: '2' } });
  expect(await screen.findByText(words.invalid)).toBeTruthy();
  fireEvent.change(await field(), { target: { value: '1' } });
  expect(cut.innerHTML).not.toBe(before);
  const body = await sent(changes);
  expect(body).toMatchObject({ settingType: 'productSettings', storageType: 'oss' });
  expect(JSON.parse(String(body['settingContent']))).toMatchObject({ cutLineShape: 1, verticalPrint: { angle: 20 } });
  expect(await screen.findByText(words.state.saved)).toBeTruthy();
});

test('the standard is restored after a question', async () => {
  const kept = { id: '1', doctorId: '7', settingType: 'productSettings', storageType: 'text', settingDefault: 1 };
  serve({
    '/setting/get': [{ ...kept, settingName: null, settingContent: '{"cutLineShape":0.5}' }],
    '/setting/update': {},
    '/gumCarving/list': [],
  });
  await show(<ProductSettings doctorId="7" />, userOf(practice()));
  expect(((await field()) as HTMLInputElement).value).toBe('0.50');
  fireEvent.click(screen.getByRole('button', { name: words.reset }));
  expect(confirmStore.get()[0]?.title).toBe(words.resetTitle);
  await act(async () => confirmStore.get()[0]?.answer(true));
  expect(((await field()) as HTMLInputElement).value).toBe('');
});
