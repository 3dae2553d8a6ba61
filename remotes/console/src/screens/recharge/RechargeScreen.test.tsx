import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { errors } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import RechargeScreen from './RechargeScreen.tsx';

const request = {
  ...{ requestId: '3', outpatientId: '1', outpatientName: 'Northmere Ortho', practiceCode: 'N-3021' },
  ...{ askedBy: 'Dr W-07', askedAt: '2026-11-20T10:00:00.000Z', amount: 2000, remark: 'For winter' },
  ...{ wishesFreeQuota: false, state: 'asked', decidedAt: null, reason: null, bookedCredits: null, contract: null },
};
const balances = { credits: 2440, freeCases: 0, freeModels: 0, freeReports: 0, assistAudits: 0 };

function server(refuses?: keyof typeof errors) {
  const changes: { path: string; body: Record<string, unknown> }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), 'http://localhost');
    if (init?.method === 'POST') {
      changes.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> });
      const refused = refuses && { code: errors[refuses].code, msg: errors[refuses].en, data: null };
      return new Response(JSON.stringify(refused ?? { code: 200, msg: 'OK', data: balances }));
    }
    const rows = path.endsWith('/recharge/page') ? [request] : [];
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data: { rows, total: rows.length } }));
  });
  return changes;
}

async function show(): Promise<void> {
  await loadTexts('console', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/console/recharge']}>
          <RechargeScreen />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  await act(async () => {
    // Turns of the event loop, not milliseconds: a busy machine takes as many.
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });
}

const press = (name: string, place: HTMLElement) =>
  act(async () => void fireEvent.click(within(place).getByRole('button', { name })));

afterEach(() => jest.restoreAllMocks());

test('a request is booked with what was agreed, and credits need their contract', async () => {
  const changes = server();
  await show();
  await press(en.recharge.book, screen.getByRole('table', { name: en.recharge.requests }));
  const dialog = await screen.findByRole('dialog');
  const form = within(dialog);
  expect(form.getByLabelText<HTMLInputElement>(en.recharge.credits).value).toBe('2000');
  fireEvent.change(form.getByLabelText(en.recharge.credits), { target: { value: '1800' } });
  fireEvent.change(form.getByLabelText(en.recharge.contract), { target: { value: 'C-1' } });
  await press(en.recharge.bookNow, dialog);
  expect(changes).toMatchObject([{ body: { requestId: '3', credits: 1800, contract: 'C-1' } }]);
});

test('what the server refuses is told at its field, and what was typed stays', async () => {
  server('contractRequired');
  await show();
  await press(en.recharge.book, screen.getByRole('table', { name: en.recharge.requests }));
  const dialog = await screen.findByRole('dialog');
  await press(en.recharge.bookNow, dialog);
  const contract = within(dialog).getByLabelText(en.recharge.contract);
  expect(document.getElementById(contract.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    errors.contractRequired.en,
  );
});

test('declining needs a reason', async () => {
  const changes = server();
  await show();
  await press(en.recharge.decline, screen.getByRole('table', { name: en.recharge.requests }));
  const dialog = await screen.findByRole('dialog');
  const decline = en.recharge.decline.replace('…', '');
  await press(decline, dialog);
  expect(changes).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText(en.recharge.reason), { target: { value: 'No contract' } });
  await press(decline, dialog);
  expect(changes).toMatchObject([{ body: { requestId: '3', reason: 'No contract' } }]);
});
