import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type CaseDetail, type CaseImplantReport, type PlannedImplant, emptyImplant } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import { session, startLanguage } from '@archway/platform/host';
import { texts } from '../texts.ts';
import { ImplantReportSection } from './ImplantReportSection.tsx';
import { measureText, measureTitle } from './implant-words.ts';

/** What antd's lists wait for, and jsdom has not. */
class Channel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => queueMicrotask(() => act(() => this.port1.onmessage?.())) };
}
beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));

const detail = { caseId: '12', version: 1, patientName: 'Ada', ptNo: 'PT1' } as CaseDetail;
const chosen = (changes: Partial<PlannedImplant> = {}): PlannedImplant => ({
  ...emptyImplant(36, 'BLT'),
  ...{ diameter: 4.1, length: 10, density: 640, clearance: 2.4, ...changes },
});
const report = (...implants: PlannedImplant[]) => ({ implants, conclusion: 'Fully guided.' });
const at = '2026-11-01T08:00:00.000Z';
const draftOf = (implants: PlannedImplant[], differs = true): CaseImplantReport['draft'] => ({
  ...{ report: report(...implants), revision: 1, saved: { by: 'Lin', at }, differs },
});

let answer: CaseImplantReport;
const sent: { method: string; url: string; body: unknown }[] = [];

async function show(given: CaseImplantReport): Promise<void> {
  answer = given;
  sent.length = 0;
  globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    if (method !== 'GET') sent.push({ method, url, body: JSON.parse(String(init?.body ?? '{}')) });
    const data = method === 'PUT' ? { revision: 2, differs: true } : answer;
    return new Response(JSON.stringify({ code: 200, msg: '', data }), {
      headers: { 'content-type': 'application/json' },
    });
  };
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await texts('common', 'case', 'prescription', 'request', 'implant');
  session.setUser({ userId: '7', doctorId: '7', permissions: [] } as unknown as SessionUser);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ImplantReportSection detail={detail} />
    </QueryClientProvider>,
  );
}

test('who does not write it reads what was issued, with what asks for attention, or that there is nothing yet', async () => {
  await show({ issued: { report: report(chosen({ clearance: 1.2 })), by: 'Lin', at }, draft: null });
  expect(await screen.findByText('Implant 36')).toBeTruthy();
  expect(screen.getByText('640 HU · D3 (estimate)')).toBeTruthy();
  expect(screen.getByText('Less than 2 mm from the mandibular canal')).toBeTruthy();
  expect(screen.getByText('Fully guided.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Issue Report' })).toBeNull();
});

test('without a report it says so', async () => {
  await show({ issued: null, draft: null });
  expect(await screen.findByText('No implant report yet')).toBeTruthy();
});

test('a position is added by the chart with the system of the last one, and all is saved', async () => {
  await show({ issued: null, draft: draftOf([chosen()]) });
  fireEvent.click(await screen.findByRole('option', { name: 'Tooth 46' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PUT' }));
  expect(sent.at(-1)?.body).toEqual({ report: report(emptyImplant(46, 'BLT'), chosen()), revision: 1 });
});

test('a position that was taken away comes back with what was written there', async () => {
  await show({ issued: null, draft: draftOf([chosen()]) });
  const position = await screen.findByRole('option', { name: 'Tooth 36' });
  fireEvent.click(position);
  expect(screen.queryByText('Implant 36')).toBeNull();
  fireEvent.click(position);
  expect(screen.getByLabelText<HTMLInputElement>(/^Length/).value).toBe('10.0');
});

test('a measure that comes too close is pointed out while it is written', async () => {
  await show({ issued: null, draft: draftOf([chosen()]) });
  const field = await screen.findByLabelText(/To mandibular canal/);
  expect(screen.queryByText(/mandibular canal$/, { selector: 'li' })).toBeNull();
  fireEvent.change(field, { target: { value: '1.9' } });
  expect(within(screen.getByRole('status', { name: 'Points to look at' })).getByText(/Less than 2 mm/)).toBeTruthy();
});

test('what lies beyond the tip has the name of its jaw, and what was not measured none of a number', () => {
  const t = (key: string) => key;
  expect(measureTitle('clearance', { position: 16 }, t as never)).toBe('implant.field.sinus');
  expect(measureTitle('clearance', { position: 46 }, t as never)).toBe('implant.field.canal');
  expect(measureText('length', emptyImplant(36), t as never)).toBe('implant.unknown');
});
