import { MessageChannel as Channel } from 'node:worker_threads';
import type { ComponentType } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import {
  API_BASE,
  type BatchListRow,
  type KeptCode,
  type ProductionDevice,
  endpoints,
  printStatus,
} from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../i18n/en-US.json';
import type { ExtractionTemplate } from '../templates/template.ts';
import BatchList from './batches/BatchList.tsx';
import ProductionCodes from './codes/ProductionCodes.tsx';
import Devices from './devices/Devices.tsx';
import RegexTemplates from './extraction/RegexTemplates.tsx';

const batch: BatchListRow = {
  ...{ batchId: '7', code: 'B261127-03', kind: 'manual', status: printStatus.producing, createdBy: 'Mo' },
  ...{ createTime: '2026-11-27T10:00:00.000Z', deviceId: '1', deviceName: 'P-2', material: 'modelResin' },
  ...{ practiceName: 'Northmere', orderNos: ['PO-1', 'PO-2', 'PO-3'], total: 12, produced: 4, failed: 1 },
  ...{ fileState: 'none', fileName: null, actions: [] },
};
const device: ProductionDevice = {
  ...{ deviceId: '1', practiceId: '1', practiceName: 'Northmere', kind: 'printer', name: 'P-2', model: 'Form 4' },
  ...{ plateWidth: 192, plateDepth: 120, material: 'modelResin', state: 'ready', nextMaintenance: null, note: null },
  ...{ enabled: true, batch: { batchId: '7', code: 'B261127-03' }, keyPrefix: null, seenTime: null },
};
const cutter: ProductionDevice = {
  ...{ ...device, deviceId: '2', kind: 'cutter', name: 'C-1', model: null, plateWidth: null, plateDepth: null },
  ...{ material: null, state: 'outOfOrder', batch: null },
};
const code: KeptCode = {
  ...{ code: 'PO-1-01-U05', subOrderCode: 'PO-1-01', orderId: '5', ptNo: 'AW-1', patientName: 'Noah Reed' },
  ...{ jaw: 'upper', step: 5, planHash: null, issuedAt: '2026-11-27T10:00:00.000Z', issuedBy: 'Mo', times: 1 },
  trackingNo: null,
};
const template: ExtractionTemplate = {
  ...{ productionTemplateId: '3', name: 'Cases by number', practiceId: null, practiceName: null, mayChange: false },
  ...{ version: 1, updatedAt: '2026-11-27T10:00:00.000Z', updatedBy: 'Ada' },
  content: { pattern: 'C(?<no>\\d+)', upperJawPattern: '', testFileName: '', parts: ['no'], separator: '' },
};

const answers: Readonly<Record<string, unknown>> = {
  [endpoints.batches.page.path]: { rows: [batch], total: 1 },
  [endpoints.devices.list.path]: { devices: [device, cutter], practices: [] },
  [endpoints.codes.page.path]: { rows: [code], total: 1 },
  [endpoints.extractions.list.path]: { templates: [template], owners: [] },
};

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function show(Screen: ComponentType, awaited: string, phone = true): Promise<void> {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: phone, addEventListener: () => {}, removeEventListener: () => {} }),
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = new URL(String(input), 'http://localhost').pathname.slice(API_BASE.length);
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data: answers[path] ?? [] }));
  });
  await loadTexts('production', { 'en-US': async () => en, 'zh-CN': async () => en });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/']}>
        <Screen />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(awaited);
}

const shown = jest.fn();
beforeAll(() => {
  Object.assign(globalThis, { MessageChannel: Channel });
  Element.prototype.scrollIntoView = shown;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const cards = (list: string): HTMLElement[] =>
  within(screen.getByRole('list', { name: list })).getAllByRole('listitem');
const press = (of: HTMLElement) => act(async () => void fireEvent.click(of));

test.each([
  ['batches', BatchList, batch.code],
  ['devices', Devices, cutter.name],
  ['codes', ProductionCodes, code.code],
  ['templates', RegexTemplates, template.name],
] as const)('%s are a table on a desk, and cards without one on a phone', async (_name, Screen, awaited) => {
  await show(Screen, awaited);
  expect([screen.queryByRole('table'), screen.queryByRole('checkbox')]).toEqual([null, null]);
  document.body.replaceChildren();
  await show(Screen, awaited, false);
  screen.getByRole('table');
});

test('a batch says on what it is printed, of what, and how far it is, and opens', async () => {
  await show(BatchList, batch.code);
  const [card] = cards(en.print.title);
  within(card!).getByText('P-2 · Model resin · Manual · PO-1, PO-2 and 1 more');
  within(card!).getByText('Produced / total: 4 / 12 · 1 failed');
  await press(within(card!).getByRole('button', { name: batch.code }));
  expect(document.querySelector('output')?.textContent).toBe('/print-batch-detail?id=7');
});

test('a device says what it prints now; a cutting machine has a key', async () => {
  await show(Devices, cutter.name);
  const [printer, cutting] = cards(en.device.title);
  within(printer!).getByText('Printer · Form 4 · 192 × 120 mm · Model resin');
  within(printer!).getByRole('link', { name: 'B261127-03' });
  expect(within(printer!).queryByRole('button', { name: /Key/ })).toBeNull();
  within(cutting!).getByText(en.device.state.outOfOrder);
  within(cutting!).getByText('Reports: No key yet');
  within(cutting!).getByRole('button', { name: 'Key: C-1' });
});

test('a code says what it names, and is read where it is opened', async () => {
  await show(ProductionCodes, code.code);
  const [card] = cards(en.codes.kept);
  within(card!).getByText('Noah Reed · AW-1 · Maxillary 05');
  await press(within(card!).getByRole('button', { name: code.code }));
  expect(document.querySelector('output')?.textContent).toBe('/?code=PO-1-01-U05');
  // Above the list, out of sight of whoever stands at its end.
  expect(shown.mock.contexts.some((each) => (each as Element).contains(card!))).toBe(true);
});

test('a template says what it does and whose it is; one that cannot be changed is copied', async () => {
  await show(RegexTemplates, template.name);
  const [card] = cards(en.extraction.title);
  within(card!).getByText('C(?<no>\\d+) · no');
  within(card!).getByText('Platform · Ada');
  within(card!).getByRole('button', { name: 'Copy Cases by number' });
});
