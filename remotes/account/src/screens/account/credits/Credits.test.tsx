import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { errors } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import { loadTexts, session } from '@archway/platform/host';
import { en } from '../../../texts.fixture.ts';
import { Credits } from './Credits.tsx';

const holder = { kind: 'practice', id: '1', code: 'P10001', name: 'Northmere Ortho' };
const balances = { credits: 640, freeCases: 0, freeModels: 8, freeReports: 5, assistAudits: 14 };
const left = { holder, balances, prices: { confirmPlan: 240 }, mayRecharge: true, waiting: null as object | null };
const confirmed = {
  ...{ id: '9', recordCode: 'CR-88213', time: '2026-11-19T18:20:00.000Z', kind: 'confirmDeduction', unit: 'credits' },
  ...{ amount: -240, balance: 640, operatorAccount: 'w07', operatorName: 'Dr W-07', byPlatform: false },
  ...{ contract: null, note: null, caseId: '5', caseVersion: 1, ptNo: 'AW2611-0181', planName: 'V2' },
  patientName: 'Patient T-0181',
};
const granted = {
  ...confirmed,
  ...{ id: '8', recordCode: 'CR-87902', kind: 'freeRecharge', unit: 'freeCases', amount: 1, balance: 1 },
  ...{ operatorName: null, byPlatform: true, caseId: null, ptNo: null, planName: null, patientName: null },
  note: 'Campaign 2026-11',
};

interface Given {
  readonly of?: Partial<typeof left>;
  readonly rows?: readonly object[];
  readonly refuses?: keyof typeof errors;
}

/** Answers of the server; the calls that would change something. */
function server({ of = {}, rows = [confirmed, granted], refuses }: Given = {}) {
  const changes: { path: string; body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), 'http://localhost');
    const isChange = init?.method === 'POST';
    if (isChange) changes.push({ path, body: JSON.parse(String(init.body)) });
    const data = path.endsWith('/balance') ? { ...left, ...of } : { rows, total: rows.length };
    const refused = refuses && { code: errors[refuses].code, msg: errors[refuses].en, data: null };
    return new Response(JSON.stringify(isChange && refused ? refused : { code: 200, msg: 'OK', data }));
  });
  return changes;
}

async function show(): Promise<void> {
  await loadTexts('account', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/account?key=7']}>
          <Credits user={{ currentPracticeId: '4' } as SessionUser} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  await act(async () => {
    // Turns of the event loop, not milliseconds: a busy machine takes as many.
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });
}

afterEach(() => jest.restoreAllMocks());

test('says what is left in the practice that one works in, and for how many plans it is enough', async () => {
  server();
  await show();
  const asked = jest.mocked(globalThis.fetch).mock.calls.map(([input]) => String(input));
  expect(asked.find((address) => address.includes('/balance'))).toMatch(/outpatientId=4/);
  const figures = within(screen.getByRole('region', { name: en.balances.title }));
  expect(figures.getByText('640')).toBeTruthy();
  expect(figures.getByText('About 2 plans left at 240 each')).toBeTruthy();
});

test('each movement is told with its sign and unit, the balance after it, and who and what for', async () => {
  server();
  await show();
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('Plan confirmed');
  expect(first?.textContent).toContain('AW2611-0181 · plan V2 · Patient T-0181');
  expect(first?.textContent).toContain('−240');
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/patient-detail/5/1');
  expect(second?.textContent).toContain('+1 case');
  expect(second?.textContent).toContain('Platform');
  expect(within(second!).queryByRole('link')).toBeNull();
});

test('whoever may not ask for credits is not offered to', async () => {
  server({ of: { mayRecharge: false } });
  await show();
  expect(screen.queryByRole('button', { name: en.recharge.open })).toBeNull();
});

test.each([
  ['a member of a practice that cannot pay', { credits: 239 }, false, true],
  ['its creator, who is warned above every page,', { credits: 239 }, true, false],
  ['a member while a plan can be paid for', { credits: 240 }, false, false],
  ['a member while there are free cases', { credits: 0, freeCases: 1 }, false, false],
])('%s is told whom to ask, or not', async (_who, some, creator, told) => {
  const practices = [{ practiceId: '1', creator, creatorName: 'Ada Lovelace' }];
  session.setUser({ userId: '7', practices } as never);
  server({ of: { balances: { ...balances, ...some }, mayRecharge: creator } });
  await show();
  const sentence =
    'The practice [Northmere Ortho] has insufficient credits. Please contact the practice creator Ada Lovelace to recharge.';
  expect(screen.queryByText(sentence) !== null).toBe(told);
});

test('while a request waits, it is shown instead of the way to another one', async () => {
  const waiting = { requestId: '3', amount: 2000, askedAt: '2026-11-20T10:00:00.000Z', state: 'asked' };
  server({ of: { waiting } });
  await show();
  expect(screen.getByText(/2,000 credits were asked for/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.recharge.open })).toBeNull();
});

test('a recharge is asked for in whole numbers, and a refusal is told in the form', async () => {
  const changes = server({ refuses: 'rechargeWaiting' });
  await show();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: en.recharge.open })));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => act(async () => void fireEvent.click(dialog.getByRole('button', { name: en.recharge.send })));
  fireEvent.change(dialog.getByLabelText(en.recharge.amount), { target: { value: '12.5' } });
  await send();
  expect(changes).toEqual([]);
  expect(dialog.getByText(errors.amountInvalid.en)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(en.recharge.amount), { target: { value: '2000' } });
  await send();
  expect(changes).toMatchObject([{ body: { outpatientId: '1', amount: 2000, wishesFreeQuota: false } }]);
  expect(dialog.getByText(errors.rechargeWaiting.en)).toBeTruthy();
});

test('without a movement it says what will stand here', async () => {
  server({ rows: [] });
  await show();
  expect(screen.getByText(en.ledger.none)).toBeTruthy();
});
