import { MessageChannel as Channel } from 'node:worker_threads';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { API_BASE, type ProcessRow, endpoints, processStatus } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import RetainerList from './RetainerList.tsx';

const { process: calls } = endpoints;
const row = (part: Partial<ProcessRow>): ProcessRow => ({
  ...{ processId: '5', orderNo: 'MP-202611-0005', name: 'Both jaws', patient: 'Noah Reed', serviceType: 4 },
  ...{ status: processStatus.unsubmitted, progress: 0, problem: null, jaws: [1, 2], focus: false, actions: ['submit'] },
  ...{ practiceName: 'Northmere', createdBy: 'Nora', createTime: '2026-11-20T10:00:00.000Z', submitTime: null },
  ...{ confirmTime: null, ...part },
});

/** Answers what the list asks, and keeps what is sent. */
function serve(rows: readonly ProcessRow[]) {
  const sent: { path: string; body: unknown }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    [calls.page.path]: { rows, total: rows.length },
    [calls.counts.path]: [{ tab: 3, count: 1 }],
    [calls.act.path]: [{ id: '5', code: 200, msg: 'OK' }],
    [calls.focus.path]: [{ id: '5', code: 200, msg: 'OK' }],
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), 'http://localhost').pathname.slice(API_BASE.length);
    if (init?.body) sent.push({ path, body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data: answers[path] ?? null }));
  });
  return sent;
}

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const placeNow = (): string => document.querySelector('output')!.textContent;

async function show(rows: readonly ProcessRow[], { phone }: { phone: boolean }) {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: phone, addEventListener: () => {}, removeEventListener: () => {} }),
  });
  const sent = serve(rows);
  await loadTexts('production', { 'en-US': async () => en, 'zh-CN': async () => en });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/retainer']}>
        <RetainerList />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Both jaws');
  return sent;
}

beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const press = (of: HTMLElement) => act(async () => void fireEvent.click(of));
const card = (): HTMLElement =>
  within(screen.getByRole('list', { name: en.process.title })).getAllByRole('listitem')[0]!;

test('on a phone orders are cards without a selection; a card opens its order', async () => {
  await show([row({})], { phone: true });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  within(card()).getByText('MP-202611-0005 · Noah Reed · Model processing · Maxillary · Mandibular');
  within(card()).getByText('Northmere · Nora');
  await press(within(card()).getByRole('button', { name: 'Both jaws' }));
  expect(placeNow()).toBe('/retainer-detail?id=5');
});

test('the step of a card is taken where it stands, and opens nothing', async () => {
  const sent = await show([row({})], { phone: true });
  await press(within(card()).getByRole('button', { name: en.process.action.submit }));
  expect(sent).toEqual([{ path: calls.act.path, body: { processIds: ['5'], action: 'submit' } }]);
  await press(within(card()).getByRole('button', { name: 'Mark Both jaws as focus' }));
  expect(sent[1]).toEqual({ path: calls.focus.path, body: { processIds: ['5'], focus: true } });
  expect(placeNow()).toBe('/retainer');
});

test('a card says how far a run is', async () => {
  await show([row({ status: processStatus.processing, progress: 0.4, actions: ['withdraw'] })], { phone: true });
  await within(card()).findByRole('progressbar', { name: '40% done' });
  within(card()).getByText('Northmere · Nora');
});

test('a card of a run that failed says why, in place of whose it is', async () => {
  await show([row({ jaws: [1], problem: { name: 'processNoTeeth', jaw: 2 } })], { phone: true });
  within(card()).getByText(en.process.runFailed);
  within(card()).getByText(/mandibular/i);
  expect(within(card()).queryByText('Northmere · Nora')).toBeNull();
});

test('on a desk they stand in a table, and can be selected', async () => {
  await show([row({})], { phone: false });
  expect(screen.queryByRole('list', { name: en.process.title })).toBeNull();
  screen.getAllByRole('checkbox');
});
