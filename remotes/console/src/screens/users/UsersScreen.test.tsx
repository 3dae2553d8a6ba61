import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { errors } from '@archway/contracts';
import { formatDateTime } from '@archway/platform';
import { loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import UsersScreen from './UsersScreen.tsx';

const user = {
  ...{ userId: '7', userName: 'lina-doctor', nickName: 'Li Na', phone: null, email: 'lina@example.com' },
  ...{ doctorType: 0, roles: ['doctor'], services: [0, 7], expiredDay: '2036-12-31', expired: false, enabled: true },
  ...{ registerTime: '2026-11-01T08:00:00.000Z', lastUsed: null },
};
const session = {
  ...{ sessionId: '5', device: { browser: 'Chrome 141', os: 'Windows 10', kind: 'desktop' }, address: '10.0.0.1' },
  ...{ loginTime: '2026-11-20T08:00:00.000Z', lastUsed: '2026-11-20T09:00:00.000Z', current: false, remembered: false },
};

function server(refuses?: keyof typeof errors) {
  const changes: { path: string; body: Record<string, unknown> }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), 'http://localhost');
    const answer = (data: unknown) => new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
    if (init?.method === 'POST') {
      changes.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> });
      const refused = refuses && { code: errors[refuses].code, msg: errors[refuses].en, data: null };
      return refused ? new Response(JSON.stringify(refused)) : answer(path.endsWith('/add') ? { userId: '8' } : null);
    }
    if (path.endsWith('/user/page')) return answer({ rows: [user], total: 1 });
    if (path.includes('/user/detail/')) return answer({ user, sessions: [session], secondFactorSince: null });
    return answer([]);
  });
  return changes;
}

const settled = () =>
  act(async () => {
    // Turns of the event loop, not milliseconds: a busy machine takes as many.
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });

async function show(): Promise<void> {
  await loadTexts('console', { 'en-US': async () => en, 'zh-CN': async () => en });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/console/users']}>
        <UsersScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settled();
}

const press = async (name: string, place: HTMLElement) => {
  fireEvent.click(within(place).getByRole('button', { name }));
  await settled();
};
/** The dialog or drawer on top. */
const topDialog = async (): Promise<HTMLElement> => (await screen.findAllByRole('dialog')).at(-1)!;

afterEach(() => jest.restoreAllMocks());

test('an account is disabled with a reason, and not without', async () => {
  const changes = server();
  await show();
  await press('Manage Li Na', screen.getByRole('table', { name: en.users.title }));
  const drawer = await topDialog();
  expect(within(drawer).getByText('Chrome 141, Windows 10')).toBeTruthy();
  expect(within(drawer).getByText(formatDateTime(user.registerTime)).getAttribute('datetime')).toBe(user.registerTime);
  expect(within(drawer).getByText(`10.0.0.1 · last used ${formatDateTime(session.lastUsed)}`)).toBeTruthy();
  await press(en.operated.disable, drawer);
  const dialog = await topDialog();
  expect(within(dialog).getByText('Disable Li Na?')).toBeTruthy();
  await press(en.users.ask.disable.ok, dialog);
  expect(changes).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText(en.operated.reason), { target: { value: 'Left the practice' } });
  await press(en.users.ask.disable.ok, dialog);
  expect(changes).toMatchObject([
    { path: '/api/platform/user/enable', body: { userId: '7', enabled: false, reason: 'Left the practice' } },
  ]);
});

test('a new account is sent as it was said, and a taken name is told at its field', async () => {
  const changes = server('userNameTaken');
  await show();
  await press(en.users.add, document.body);
  const dialog = await topDialog();
  const form = within(dialog);
  fireEvent.change(form.getByLabelText(en.users.field.userName), { target: { value: 'li' } });
  await press(en.users.make, dialog);
  expect(changes).toEqual([]);
  expect(form.getByText(errors.userNameInvalid.en)).toBeTruthy();
  fireEvent.change(form.getByLabelText(en.users.field.userName), { target: { value: 'lina-doctor' } });
  fireEvent.change(form.getByLabelText(en.users.field.email), { target: { value: 'lina@example.com' } });
  fireEvent.click(form.getByLabelText(en.users.service.report));
  await press(en.users.make, dialog);
  expect(changes).toMatchObject([
    { body: { userName: 'lina-doctor', doctorType: 0, services: [0, 7], expires: null, administrator: false } },
  ]);
  expect(changes[0]?.body).not.toHaveProperty('password');
  const userName = form.getByLabelText(en.users.field.userName);
  expect(document.getElementById(userName.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    errors.userNameTaken.en,
  );
});
