import { act, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { confirmStore, loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import { ConfirmResult } from './ConfirmResult.tsx';

const terms = { unit: 'credits', amount: 240, payer: 'Sunrise Dental', balance: 1500, covered: true };

/** Answers both calls, and keeps what is sent. */
function serve(shown: object): unknown[] {
  const sent: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data: init?.method === 'POST' ? null : shown }));
  });
  return sent;
}

const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function show(): Promise<HTMLButtonElement> {
  await loadTexts('production', { 'en-US': async () => en, 'zh-CN': async () => en });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ConfirmResult order={{ processId: '5', name: 'Both jaws' }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.findByRole<HTMLButtonElement>('button', { name: en.process.action.confirm });
}

test('the price stands before the step, is asked with, and is what is sent', async () => {
  const sent = serve(terms);
  fireEvent.click(await show());
  screen.getByText('1,500 → 1,260');
  await turn();
  expect(confirmStore.get()[0]).toMatchObject({ okText: 'Confirm and charge 240 credits' });
  await act(async () => confirmStore.get()[0]?.answer(true));
  await turn();
  expect(sent).toEqual([{ price: { unit: 'credits', amount: 240 } }]);
});

test('a no sends nothing', async () => {
  const sent = serve({ ...terms, unit: 'freeModels', amount: 1, balance: 3 });
  fireEvent.click(await show());
  await turn();
  expect(confirmStore.get()[0]?.okText).toBe('Confirm and charge 1 free model');
  await act(async () => confirmStore.get()[0]?.answer(false));
  expect(sent).toEqual([]);
});

test('who cannot pay is told before, with the way to a recharge', async () => {
  serve({ ...terms, balance: 100, covered: false });
  expect((await show()).disabled).toBe(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account?key=7');
});
