import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { API_BASE, type OrderDetail, type SubOrder, endpoints, fromWire } from '@archway/contracts';
import { confirmStore, loadTexts, startLanguage } from '@archway/platform/host';
import en from '../../../i18n/en-US.json';
import zh from '../../../i18n/zh-CN.json';
import { SubOrders } from './SubOrders.tsx';

type Making = NonNullable<SubOrder['making']>;
const time = '2026-11-20T10:00:00.000Z';
const making = (part: Partial<Making>): Making => ({
  ...{ state: 'running', progress: 0.4, askedBy: 'Lin', askedAt: time, problem: null, withoutLine: [] },
  ...part,
});
const upload: SubOrder['files'][number] = {
  ...{ fileId: '1', kind: 'model', fileName: 'mine.stl', objectName: 'a/mine.stl', size: 9, origin: 'uploaded' },
  ...{ uploadTime: time, uploadedBy: 'Lin' },
};
const subOrder = (part: Partial<SubOrder>): SubOrder => ({
  ...{ subOrderId: '7', number: 1, code: 'PO-2611-0001-01', kind: 'steps', upperSteps: '01~06', lowerSteps: null },
  ...{ pieces: 6, status: 0, updateTime: time, files: [], making: null, packageId: null, batch: null, actions: [] },
  ...part,
});

/** Shows sub-orders of an order, and keeps what is sent. */
async function show(of: Partial<SubOrder>, mayMake = true, lang: 'en-US' | 'zh-CN' = 'en-US'): Promise<unknown[]> {
  const sent: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), 'http://localhost').pathname.slice(API_BASE.length);
    const { make, cancelMaking } = endpoints.subOrders;
    if (path === make.path || path === cancelMaking.path) sent.push(fromWire(JSON.parse(String(init?.body))));
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data: [{ id: '7', code: 200, msg: 'OK' }] }));
  });
  localStorage.setItem('lang', lang);
  await startLanguage(null);
  await loadTexts('production', { 'en-US': async () => en, 'zh-CN': async () => zh });
  const order = { orderId: '3', caseId: '5', version: 1, mayUpload: mayMake, mayMake, subOrders: [subOrder(of)] };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <SubOrders order={order as unknown as OrderDetail} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
afterEach(() => jest.restoreAllMocks());

test('files are made from the plan by whoever makes the order', async () => {
  const sent = await show({});
  await press('Make from plan: -01');
  expect(sent).toEqual([{ subOrderIds: ['7'], replace: false }]);
});

test('an upload is replaced after a word alone', async () => {
  const sent = await show({ files: [upload] });
  expect(screen.getByText('Uploaded')).toBeTruthy();
  await press('Make from plan: -01');
  expect(sent).toEqual([]);
  const [question] = confirmStore.get();
  expect(question?.title).toBe('Replace uploaded files?');
  await act(async () => question?.answer(true));
  expect(sent).toEqual([{ subOrderIds: ['7'], replace: true }]);
});

test('what is under way is told with its progress, and stopped', async () => {
  const sent = await show({ making: making({}) });
  expect(within(screen.getByRole('table')).getByRole('status').textContent).toBe('Files from the plan: 40%');
  expect(screen.queryByRole('button', { name: 'Make from plan: -01' })).toBeNull();
  await press('Stop making the files of -01');
  expect(sent).toEqual([{ subOrderIds: ['7'] }]);
});

test('why there are no files, and which line is missing, is told in the language of the reader', async () => {
  await show({ making: making({ state: 'failed', problem: { code: 206086, text: '生成中断' } }) }, true, 'zh-CN');
  expect(screen.getByRole('alert').textContent).toBe('未能从方案生成：生成中断');
  await show({ making: making({ state: 'done', withoutLine: ['upper', 'lower'] }) }, false);
  expect(screen.getByText('No cut line was confirmed: upper jaw, lower jaw')).toBeTruthy();
});
