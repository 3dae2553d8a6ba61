import { act, render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import {
  PDF_CHANNEL,
  PDF_FAILED,
  PDF_TIMED_OUT,
  PDF_TIMEOUT_MS,
  type PdfMessage,
  type PdfParams,
  pdfAddress,
} from '@archway/contracts';
import { ApiError, type SessionUser } from '@archway/platform';
import { loadTexts, session } from '@archway/platform/host';
import en from '../i18n/en-US.json';
import { buildReport } from './build-report.ts';
import type { Built } from './building.ts';
import PdfPage from './PdfPage.tsx';

/** Fonts, pictures and pages are tried by what writes them. */
jest.mock('./build-report.ts', () => ({ buildReport: jest.fn() }));
const build = jest.mocked(buildReport);

/** The channel between the tabs of one browser, as a page that builds uses it. */
class Channel {
  static said: unknown[] = [];
  static readonly open = new Set<Channel>();
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    Channel.said.push([this.name, data]);
    if (!Channel.open.has(this)) throw new Error('the channel is closed');
  }
  close(): void {
    Channel.open.delete(this);
  }
}

const JOB = 'a'.repeat(32);
const order = { report: 'order', orderId: '7' } as const;
const pdf = { name: 'A_B_1.pdf', pdf: new Blob(['%PDF-']) };
/** Said over the channel of all tabs. */
const told = (message: object, job: object = { job: JOB }): readonly [string, PdfMessage<Blob>] => [
  PDF_CHANNEL,
  { type: 'pdfBuilder', ...message, ...job } as PdfMessage<Blob>,
];
const stateNow = (): string | undefined => document.querySelector<HTMLElement>('[data-pdf]')?.dataset['pdf'];

beforeEach(() => {
  jest.useFakeTimers();
  Channel.said = [];
  Object.assign(globalThis, { BroadcastChannel: Channel });
  session.setUser({ userId: '7', doctorId: '7', roles: [], permissions: [], practices: [] } as unknown as SessionUser);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ code: 200, msg: 'OK', data: [] })));
});
afterEach(() => {
  jest.useRealTimers();
  build.mockReset();
  // Whatever became of it, nobody is listened to any more.
  expect(Channel.open.size).toBe(0);
});

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

async function open(address: string): Promise<void> {
  await loadTexts('production', { 'en-US': async () => en, 'zh-CN': async () => en });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <PdfPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await pass(10);
}

test('progress is told, then the file, each with the job of the address; nothing after it', async () => {
  let end!: (built: Built) => void;
  build.mockImplementation((_params, { progress }) => {
    progress(0.2);
    return new Promise((resolve) => (end = resolve));
  });
  await open(pdfAddress(order, JOB));
  expect(build.mock.calls[0]?.[0]).toEqual(order);
  expect([stateNow(), Channel.said]).toEqual(['building', [told({ progress: 0.2 })]]);
  end(pdf);
  await pass(10);
  expect([stateNow(), Channel.said.slice(1)]).toEqual(['built', [told(pdf)]]);
  // Time that is up later is nobody's.
  await pass(PDF_TIMEOUT_MS);
  expect([stateNow(), Channel.said.length]).toEqual(['built', 2]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('what was opened without a job is told without one', async () => {
  build.mockResolvedValue(pdf);
  await open(pdfAddress(order));
  expect(Channel.said).toEqual([told(pdf, {})]);
});

test.each([
  ['a report that there is not', '/pdf/?report=poem'],
  ['an id that is none', `/pdf/?report=order&orderId=7x`],
  ['nothing at all', '/pdf/?'],
])('an address that asks for %s is told as failed, with its job', async (_what, address) => {
  await open(`${address}&job=${JOB}`);
  expect([stateNow(), Channel.said]).toEqual(['failed', [told({ message: PDF_FAILED })]]);
  expect(build).not.toHaveBeenCalled();
});

test('what the server refuses is told in its words', async () => {
  build.mockRejectedValueOnce(new ApiError({ name: 'recordNotFound', message: 'This order was not found' }));
  await open(pdfAddress(order, JOB));
  expect(Channel.said).toEqual([told({ message: PDF_FAILED, detail: 'This order was not found' })]);
});

test('a failure of the page itself tells no detail', async () => {
  build.mockRejectedValueOnce(new Error('x is undefined'));
  await open(pdfAddress(order, JOB));
  expect([stateNow(), Channel.said]).toEqual(['failed', [told({ message: PDF_FAILED })]]);
});

test.each(['a result', 'a failure'])(
  'after two minutes time is up once; %s that comes later is not told',
  async (late) => {
    const params: PdfParams = order;
    let end!: { readonly resolve: (built: Built) => void; readonly reject: (failure: Error) => void };
    let progress!: (part: number) => void;
    build.mockImplementation((_params, building) => {
      ({ progress } = building);
      return new Promise((resolve, reject) => (end = { resolve, reject }));
    });
    await open(pdfAddress(params, JOB));
    await pass(PDF_TIMEOUT_MS - 1_000);
    expect([stateNow(), Channel.said]).toEqual(['building', []]);
    await pass(1_000);
    expect([stateNow(), Channel.said]).toEqual(['failed', [told({ message: PDF_TIMED_OUT })]]);
    progress(0.9);
    if (late === 'a result') end.resolve(pdf);
    else end.reject(new Error('too late'));
    await pass(PDF_TIMEOUT_MS);
    expect([stateNow(), Channel.said]).toEqual(['failed', [told({ message: PDF_TIMED_OUT })]]);
  },
);
