import { MessageChannel as Channel } from 'node:worker_threads';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { API_BASE, type OrderRow, endpoints } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import OrderList from './OrderList.tsx';

const row: OrderRow = {
  ...{ orderId: '5', orderNo: 'PO-2611-0178', orderName: 'First box', caseId: '1', version: 1, ptNo: 'AW-1' },
  ...{ patientName: 'Noah Reed', product: 'aligner', upperSteps: '01~22', lowerSteps: '01~19', subOrderCount: 4 },
  ...{ special: false, withRetainer: false, orderAccount: 'Nora', orderTime: '2026-11-20T10:00:00.000Z' },
  ...{ status: 0, discarded: false, courier: null, trackingNo: null },
};

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function show(part: Partial<OrderRow>, phone: boolean): Promise<void> {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: phone, addEventListener: () => {}, removeEventListener: () => {} }),
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = new URL(String(input), 'http://localhost').pathname.slice(API_BASE.length);
    const data = path === endpoints.production.orders.path ? { rows: [{ ...row, ...part }], total: 1 } : [];
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
  });
  await loadTexts('production', { 'en-US': async () => en, 'zh-CN': async () => en });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/order-parent']}>
        <OrderList />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('First box');
}

beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const card = (): HTMLElement => within(screen.getByRole('list', { name: en.list.title })).getByRole('listitem');

test('on a phone orders are cards that say what they are and where they stand, and open', async () => {
  await show({ discarded: true, special: true }, true);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  within(card()).getByText('PO-2611-0178 · Noah Reed · AW-1 · Aligner · 01~22 / 01~19');
  within(card()).getByText(en.discarded);
  within(card()).getByText(en.special);
  await act(async () => void fireEvent.click(within(card()).getByRole('button', { name: 'First box' })));
  expect(document.querySelector('output')?.textContent).toBe('/order-parent-detail?id=5');
});

test('a card says with whom an order is on its way, and nothing before it is', async () => {
  await show({ courier: 'SF Express', trackingNo: 'SF100' }, true);
  within(card()).getByText('SF Express · SF100');
  expect(within(card()).queryByText(en.special)).toBeNull();
});

test('on a desk they stand in a table, and can be selected', async () => {
  await show({}, false);
  expect(screen.queryByRole('list', { name: en.list.title })).toBeNull();
  screen.getAllByRole('checkbox');
});
