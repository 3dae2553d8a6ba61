import { act, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { API_BASE, type Confirmation, endpoints, errors } from '@archway/contracts';
import { confirmStore, loadTexts } from '@archway/platform/host';
import en from '../i18n/en-US.json';
import { ConfirmCard } from './ConfirmCard.tsx';

const { confirmation, confirm } = endpoints.plans;
const terms: Confirmation = {
  plan: { planId: '7', name: 'Target 2', upperSteps: 22, lowerSteps: 19 },
  ...{ unit: 'credits', amount: 240, balance: 1500, covered: true, finished: true, mayConfirm: true },
  payer: { kind: 'practice', name: 'Sunrise Dental' },
};

/** Answers the two calls, and keeps what is sent. */
function serve(shown: Confirmation, refused?: keyof typeof errors): unknown[] {
  const sent: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const asked = pathname === API_BASE + confirmation.path;
    if (pathname === API_BASE + confirm.path) sent.push(JSON.parse(String(init?.body)));
    const answer =
      !asked && refused
        ? { code: errors[refused].code, msg: errors[refused].en, data: null }
        : { code: 200, msg: 'OK', data: asked ? shown : { status: 31 } };
    return new Response(JSON.stringify(answer));
  });
  return sent;
}

const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function show(shown: Confirmation = terms): Promise<void> {
  await loadTexts('plans', { 'en-US': async () => en, 'zh-CN': async () => en });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ConfirmCard caseId="5" version={2} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await (shown.mayConfirm ? screen.findByRole('button') : turn());
}

const press = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: en.confirm.button }));
  await turn();
};
const answer = (sure: boolean) => act(async () => confirmStore.get()[0]?.answer(sure));

test('what is confirmed, its price, who pays and what is left stand before the step', async () => {
  serve(terms);
  await show();
  for (const text of ['Target 2 · 22 / 19', '240 credits', 'Sunrise Dental', '1,500 → 1,260']) screen.getByText(text);
});

test('it is asked with the price, and sent with what was shown', async () => {
  const sent = serve(terms);
  await show();
  await press();
  expect(confirmStore.get()[0]).toMatchObject({
    title: 'Confirm the plan [Target 2]?',
    body: expect.stringContaining('deducts 240 credits from [Sunrise Dental]'),
    okText: 'Confirm and charge 240 credits',
  });
  await answer(true);
  await turn();
  expect(sent).toEqual([{ ptId: '5', version: 2, schemeId: '7', price: { unit: 'credits', amount: 240 } }]);
});

test('a no sends nothing', async () => {
  const sent = serve(terms);
  await show();
  await press();
  await answer(false);
  expect(sent).toEqual([]);
});

test('a free case is said as such', async () => {
  const free = { ...terms, unit: 'freeCases', amount: 1, balance: 3 } as const;
  serve(free);
  await show(free);
  screen.getByText('1 free case');
  await press();
  expect(confirmStore.get()[0]?.okText).toBe('Confirm and charge 1 free case');
  await answer(false);
});

test('what is neither post-processed nor has a retainer is not confirmed, and it is said why', async () => {
  const unfinished = { ...terms, finished: false };
  serve(unfinished);
  await show(unfinished);
  screen.getByText('Please finish the retainer design or the post-processing first');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en.confirm.button }).disabled).toBe(true);
});

test('who cannot pay is told before, with the way to a recharge', async () => {
  const poor = { ...terms, balance: 100, covered: false };
  serve(poor);
  await show(poor);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en.confirm.button }).disabled).toBe(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account?key=7');
  screen.getByText('100');
});

test('what a design center has is not told', async () => {
  const center = { ...terms, payer: { kind: 'center', name: 'Lab' }, balance: null } as const;
  serve(center);
  await show(center);
  screen.getByText(en.confirm.hidden);
  expect(screen.queryByRole('link')).toBeNull();
});

test('whoever may not confirm sees no step', async () => {
  const other = { ...terms, mayConfirm: false };
  serve(other);
  await show(other);
  expect(screen.queryByRole('button')).toBeNull();
});
