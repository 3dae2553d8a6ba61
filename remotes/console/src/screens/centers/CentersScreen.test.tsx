import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { errors } from '@archway/contracts';
import { confirmStore, loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import CentersScreen from './CentersScreen.tsx';

const row = {
  ...{ designCenterId: '1', designCenterNo: 'D30001', designCenterName: 'Bridge', status: '1' },
  ...{ staffCount: 1, practiceCount: 1 },
};
const detail = {
  ...row,
  credits: 1200,
  staff: [{ userId: '5', userName: 'center', nickName: 'Lin', phone: null, email: null, status: '1' }],
  practices: [{ outpatientId: '7', name: 'Northmere', number: 'P1', outpatientDefault: true, centerPays: false }],
};

function server(refuses?: keyof typeof errors) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), 'http://localhost');
    const changes = init?.method === 'POST' || init?.method === 'PUT';
    if (changes) sent.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    if (changes && refuses) {
      const { code, en: msg } = errors[refuses];
      return new Response(JSON.stringify({ code, msg, data: null }));
    }
    const data = path.endsWith('/page') ? { rows: [row], total: 1 } : path.endsWith('/info') ? detail : row;
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
  });
  return sent;
}

async function show(address: string): Promise<void> {
  await loadTexts('console', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[address]}>
          <CentersScreen />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
}

const slow = { timeout: 20_000 };
const button = (name: string) => screen.findByRole('button', { name }, slow);

afterEach(() => jest.restoreAllMocks());

test('who pays is chosen for each practice, and unbinding asks first', async () => {
  const sent = server();
  await show('/console/centers?center=1');
  fireEvent.click(await screen.findByText(en.centers.centerPays, {}, slow));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ designCenterId: '1', outpatientId: '7', centerPays: true });
  fireEvent.click(await button('Unbind Northmere'));
  await waitFor(() => expect(confirmStore.get()).toHaveLength(1));
  expect(sent).toHaveLength(1);
  await act(async () => confirmStore.get()[0]?.answer(true));
  await waitFor(() => expect(sent[1]?.path).toMatch(/\/platform\/center\/outpatient\/unbind$/));
});

test('an account that there is not is told at its field', async () => {
  const sent = server('accountUnknown');
  await show('/console/centers?center=1');
  fireEvent.click(await button(en.centers.addStaff));
  const field = await screen.findByLabelText(en.centers.account, {}, slow);
  fireEvent.change(field, { target: { value: 'nobody' } });
  await act(async () => void fireEvent.click(await button(en.centers.add)));
  await waitFor(() => expect(sent[0]?.body).toEqual({ designCenterId: '1', account: 'nobody' }));
  await waitFor(() =>
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      errors.accountUnknown.en,
    ),
  );
});

test('a number that breaks the rule is not sent', async () => {
  const sent = server();
  await show('/console/centers');
  fireEvent.click(await button(en.centers.create));
  const name = await screen.findByLabelText(en.centers.field.designCenterName, {}, slow);
  fireEvent.change(name, { target: { value: 'River' } });
  const number = screen.getByLabelText(en.centers.field.designCenterNo);
  fireEvent.change(number, { target: { value: 'a b' } });
  const ok = screen.getAllByRole('button', { name: en.centers.create }).at(-1)!;
  await act(async () => void fireEvent.click(ok));
  expect(sent).toEqual([]);
  fireEvent.change(number, { target: { value: '' } });
  await act(async () => void fireEvent.click(ok));
  await waitFor(() => expect(sent[0]?.body).toEqual({ designCenterName: 'River', designCenterNo: '' }));
});
