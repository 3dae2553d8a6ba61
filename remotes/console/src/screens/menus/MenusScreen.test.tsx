import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { errors } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import MenusScreen from './MenusScreen.tsx';

const route = (path: string, more: object = {}) => ({
  ...{ path, title: { zh: path, en: path }, remote: 'cases', hidden: false, hiddenFor: [], unvisible: false },
  ...{ phone: false, fullWidth: false, panelWidth: false, fresh: false, public: false, bare: false, shape: 'page' },
  ...more,
});
const item = (key: string, enTitle: string, order: number) => ({
  ...{ key, title: { zh: `${key}中`, en: enTitle }, path: `/${key}`, order },
});
const detail = {
  ...{ version: 3, customization: { order: null, entries: [] } },
  menus: [item('cases', 'Aligner Cases', 10), item('orders', 'Orders', 20), item('console', 'Console', 900)],
  routes: [
    route('/cases', { permission: 'case:list' }),
    route('/orders', { permission: 'order:list' }),
    route('/console', { permission: 'platform:menu' }),
  ],
  history: [
    {
      ...{ version: 3, at: '2026-11-20T08:00:00.000Z', userId: '1', userName: 'Ann', undoes: null, undone: false },
      changes: [{ key: 'cases', field: 'en', from: 'Cases' }],
    },
  ],
};

function server(refuses?: keyof typeof errors) {
  const sent: { path: string; body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), 'http://localhost');
    if (init?.method === 'GET' || init?.method === undefined)
      return new Response(JSON.stringify({ code: 200, msg: 'OK', data: detail }));
    sent.push({ path, body: JSON.parse(String(init.body)) });
    const answer = refuses
      ? { code: errors[refuses].code, msg: errors[refuses].en, data: null }
      : { code: 200, msg: 'OK', data: { version: 4 } };
    return new Response(JSON.stringify(answer));
  });
  return sent;
}

async function show(): Promise<void> {
  await loadTexts('console', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <MenusScreen />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
}

const button = (name: string) => screen.findByRole('button', { name });
const previewed = () => screen.getByRole('list', { name: en.menus.deskIn['en-US'] });

async function edit(name: string, change: (dialog: HTMLElement) => void): Promise<void> {
  fireEvent.click(await button(`Edit ${name}`));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByLabelText(en.customize.field.en);
  change(dialog);
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: en.customize.take })));
}

afterEach(() => jest.restoreAllMocks());

test('a new name is previewed before it is saved, and only what differs is sent', async () => {
  const sent = server();
  await show();
  await edit('Aligner Cases', (dialog) =>
    fireEvent.change(within(dialog).getByLabelText(en.customize.field.en), { target: { value: 'Aligners' } }),
  );
  await waitFor(() => expect(within(previewed()).getByText('Aligners')).toBeTruthy());
  fireEvent.click(await button('Move Orders up'));
  expect(sent).toEqual([]);
  await act(async () => void fireEvent.click(await button(en.customize.save)));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: expect.stringMatching(/\/system\/menu$/),
    body: {
      version: 3,
      customization: { order: ['orders', 'cases', 'console'], entries: [{ key: 'cases', en: 'Aligners' }] },
    },
  });
});

test('what cannot be is said before it is sent', async () => {
  const sent = server();
  await show();
  await edit('Console', (dialog) => fireEvent.click(within(dialog).getByLabelText(en.customize.field.hidden)));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(errors.operatorEntryStays.en.replace('{name}', 'Console'));
  expect((await button(en.customize.save)).hasAttribute('disabled')).toBe(true);
  expect(sent).toEqual([]);
});

test('what another operator changed meanwhile is told in the server’s words', async () => {
  server('customizationChanged');
  await show();
  fireEvent.click(await button('Move Orders up'));
  await act(async () => void fireEvent.click(await button(en.customize.save)));
  expect(await screen.findByText(errors.customizationChanged.en)).toBeTruthy();
});

test('the history says what was changed, and blocks its undo while something is not saved', async () => {
  server();
  await show();
  expect(await screen.findByText('Aligner Cases, English name: Cases → as delivered')).toBeTruthy();
  const undo = screen.getByRole('button', { name: /^Undo the change of/ });
  expect(undo.hasAttribute('disabled')).toBe(false);
  fireEvent.click(await button('Move Orders up'));
  await waitFor(() => expect(undo.hasAttribute('disabled')).toBe(true));
});
