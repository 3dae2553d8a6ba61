import { MessageChannel as Channel } from 'node:worker_threads';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { API_BASE, type DifferenceRow, type ListedPlan, endpoints } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../i18n/en-US.json';
import { DifferenceDialog } from './DifferenceDialog.tsx';

const { plans } = endpoints;
const plan = (planId: string, name: string, more: Partial<ListedPlan> = {}): ListedPlan =>
  ({
    planId,
    name,
    caseId: '5',
    version: 1,
    planType: 'target',
    sourcePlanId: null,
    documentHash: planId,
    ...more,
  }) as ListedPlan;

const all = [plan('3', 'Third', { sourcePlanId: '1' }), plan('2', 'Second'), plan('1', 'First')];
const initial = { version: 1, stage: 1, plans: all };
/** A refinement, with one plan. */
const refined = { version: 2, stage: 2, plans: [plan('9', 'Again', { version: 2 })] };

beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));

/** What the server was asked, the last at the end. */
const asked: Record<string, string>[] = [];

/** Answers with what each plan differs in, by the plan that it is compared with; null: the server refuses. */
async function show(
  rows: Readonly<Record<string, readonly DifferenceRow[] | null>>,
  versions = [initial],
): Promise<void> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    asked.push(Object.fromEntries(searchParams));
    const found = rows[searchParams.get('comparedPlanId') ?? ''];
    if (pathname !== `${API_BASE}${plans.difference.path}`)
      return new Response(JSON.stringify({ code: 200, data: [] }));
    const refused = { code: 213023, msg: 'Nothing was designed in plan [First] yet', data: null };
    return new Response(JSON.stringify(found ? { code: 200, msg: 'OK', data: { rows: found } } : refused));
  });
  await loadTexts('plans', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <DifferenceDialog plan={all[0]!} versions={versions} onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
}

const moved: DifferenceRow = { of: [11], quantity: 'mesial', before: 0, after: -0.5, measure: 'mm' };

test('a plan stands beside the one that it was copied from, tooth by tooth', async () => {
  await show({ 1: [moved] });
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([en.difference.of, en.difference.what, 'First', 'Third']);
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe(
    '11Mesial / distal movement0.00\u00a0mm0.50\u00a0mm distal',
  );
});

test('both sides are any plans of the case, of any phase, and change places', async () => {
  await show({ 1: [moved], 3: [moved], 9: [moved] }, [refined, initial]);
  await screen.findByRole('table');
  await act(async () => void fireEvent.mouseDown(screen.getByRole('combobox', { name: en.difference.before })));
  await act(async () => void fireEvent.click(await screen.findByTitle('V1 · Again')));
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await screen.findByText('Refinement 1 · Again');
  expect(heads().slice(2)).toEqual(['Refinement 1 · Again', 'Initial · Third']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: en.difference.swap })));
  await screen.findByRole('table');
  expect(heads().slice(2)).toEqual(['Initial · Third', 'Refinement 1 · Again']);
  // Each is asked for by its own version.
  expect(asked.filter(({ comparedPlanId }) => comparedPlanId).at(-1)).toMatchObject({
    ...{ version: '2', [plans.difference.path.includes('scheme') ? 'schemeId' : 'planId']: '9', comparedPlanId: '3' },
  });
});

test('plans that say the same have no table, and nothing to print', async () => {
  await show({ 1: [] });
  await screen.findByText(en.difference.same);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: en.difference.print })).toHaveProperty('disabled', true);
});

test('what the server refuses is told, and asked again', async () => {
  const rows: Record<string, DifferenceRow[] | null> = { 1: null };
  await show(rows);
  await screen.findByText(en.difference.failed);
  rows['1'] = [moved];
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /重试|Retry/ })));
  await screen.findByRole('table');
});
