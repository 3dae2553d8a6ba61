import { fireEvent, screen, within } from '@testing-library/react';
import { endpoints, errors } from '@archway/contracts';
import { formatDateTime } from '@archway/platform';
import en from '../../i18n/en-US.json';
import { noteOf, press, serve, settled, show, topDialog } from '../console.fixture.tsx';
import PracticesScreen from './PracticesScreen.tsx';

const words = en.practices;
const practice = {
  ...{ outpatientId: '1', name: 'Northmere Ortho', abbreviation: 'Northmere', number: 'N-3021' },
  ...{ phone: '021-5588', address: 'Bund 1', profile: null, ownerId: '9', ownerName: 'Lin Jing' },
  ...{ ownerUserName: 'lin-jing', enabled: true, expiredDay: '2036-12-31', expired: false, memberCount: 4 },
  ...{ region: 'VA', province: null, city: null, area: null, createTime: '2026-11-01T08:00:00.000Z' },
  balances: { credits: 2440, freeCases: 1, freeModels: 0, freeReports: 0, assistAudits: 0 },
};
const other = { ...practice, outpatientId: '2', name: 'Southmere', number: 'S-1', enabled: false, expiredDay: null };
const maker = { userId: '31', name: 'Mo', userName: 'mo-maker', phone: null, email: 'mo@example.com' };
const regions = { version: '1', sources: [], countries: [{ code: 'VA', name: '梵蒂冈', en: 'Vatican City' }] };

function server(rows: readonly object[] = [practice, other], refuses?: keyof typeof errors) {
  // The places are a file, and come without the envelope of calls.
  const served = serve(
    [
      [endpoints.registry.page, () => ({ rows, total: rows.length })],
      [endpoints.registry.makers, () => [maker]],
    ],
    refuses,
  );
  const answer = jest.mocked(globalThis.fetch).getMockImplementation()!;
  jest
    .mocked(globalThis.fetch)
    .mockImplementation(async (input, init) =>
      String(input).includes('regions') ? new Response(JSON.stringify(regions)) : answer(input, init),
    );
  return served;
}

const rowOf = (name: string): HTMLElement => screen.getByText(name).closest('tr')!;

afterEach(() => jest.restoreAllMocks());

test('practices stand with their creator, what they have left, and how they stand', async () => {
  server();
  await show(<PracticesScreen />, '/console/practices');
  const row = within(rowOf('Northmere Ortho'));
  for (const shown of ['N-3021', 'lin-jing', '2,440', '31 Dec 2036', en.operated.state.enabled])
    expect(row.getByText(shown)).toBeTruthy();
  const closed = within(rowOf('Southmere'));
  expect(closed.getByText(words.noEnd)).toBeTruthy();
  expect(closed.getByText(en.operated.state.disabled)).toBeTruthy();
});

test('the address narrows the list; with nothing found the filter can be taken off', async () => {
  const { asked } = server([]);
  await show(<PracticesScreen />, '/console/practices?keyword=nowhere&state=expired');
  expect(asked.find((path) => path.includes('/practice/page'))).toMatch(/keyword=nowhere.*state=expired/);
  expect(screen.getByText(words.nothingFound)).toBeTruthy();
});

test('a practice opens with its place in words, and is disabled with a reason alone', async () => {
  const { changes } = server();
  await show(<PracticesScreen />, '/console/practices');
  await press('Manage Northmere Ortho');
  const drawer = await topDialog();
  expect(within(drawer).getByText('Vatican City')).toBeTruthy();
  expect(within(drawer).getByText(formatDateTime(practice.createTime)).tagName).toBe('TIME');
  await press(en.operated.disable, drawer);
  const dialog = await topDialog();
  await press(words.ask.disable.ok, dialog);
  expect(changes).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText(en.operated.reason), { target: { value: 'Unpaid' } });
  await press(words.ask.disable.ok, dialog);
  expect(changes).toMatchObject([{ body: { outpatientId: '1', enabled: false, reason: 'Unpaid' } }]);
});

test('what is changed of a practice is sent with all that stays, its place included', async () => {
  const { changes } = server();
  await show(<PracticesScreen />, '/console/practices');
  await press('Manage Northmere Ortho');
  await press(words.edit, await topDialog());
  const dialog = await topDialog();
  fireEvent.change(within(dialog).getByLabelText(words.field.name), { target: { value: 'Northmere Dental' } });
  await press(en.operated.save, dialog);
  expect(changes).toMatchObject([
    { body: { outpatientId: '1', name: 'Northmere Dental', region: 'VA', area: '', expires: '2036-12-31' } },
  ]);
});

test('a place that is not whole is told at the place', async () => {
  const { changes } = server([practice], 'regionUnknown');
  await show(<PracticesScreen />, '/console/practices');
  await press(words.add);
  const dialog = await topDialog();
  const field = (name: keyof typeof words.field) => within(dialog).getByLabelText(words.field[name]);
  await press(words.make, dialog);
  expect(changes).toEqual([]);
  for (const [name, value] of [
    ['name', 'New'],
    ['abbreviation', 'New'],
    ['creator', 'lin-jing'],
  ] as const)
    fireEvent.change(field(name), { target: { value } });
  await press(words.make, dialog);
  expect(changes).toMatchObject([{ body: { number: null, creator: 'lin-jing', expires: null } }]);
  expect(within(dialog).getByText(errors.regionUnknown.en)).toBeTruthy();
});

test('a phone number that breaks the rule is told before anything is sent', async () => {
  const { changes } = server();
  await show(<PracticesScreen />, '/console/practices');
  await press('Manage Northmere Ortho');
  await press(words.edit, await topDialog());
  const phone = within(await topDialog()).getByLabelText(words.field.phone);
  fireEvent.change(phone, { target: { value: 'call me' } });
  fireEvent.blur(phone);
  await settled();
  expect(noteOf(phone)).toBe(errors.practicePhoneInvalid.en);
  expect(changes).toEqual([]);
});

test('production staff is named by account, and taken off with a reason alone', async () => {
  const { changes } = server();
  await show(<PracticesScreen />, '/console/practices');
  await press('Manage Northmere Ortho');
  const staff = within(screen.getByRole('region', { name: words.maker.title }));
  expect(staff.getByText('mo-maker · mo@example.com')).toBeTruthy();
  fireEvent.click(staff.getByRole('button', { name: words.maker.add }));
  const dialog = await topDialog();
  await press(words.maker.ok, dialog);
  expect(changes).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText(words.maker.account), { target: { value: 'lin-maker' } });
  await press(words.maker.ok, dialog);
  expect(changes).toMatchObject([{ body: { outpatientId: '1', account: 'lin-maker' } }]);
  await press('Remove Mo from production');
  const asked = await topDialog();
  await press(words.maker.ask.ok, asked);
  expect(changes).toHaveLength(1);
  fireEvent.change(within(asked).getByLabelText(en.operated.reason), { target: { value: 'Left' } });
  await press(words.maker.ask.ok, asked);
  expect(changes[1]).toMatchObject({ body: { outpatientId: '1', userId: '31', reason: 'Left' } });
});
