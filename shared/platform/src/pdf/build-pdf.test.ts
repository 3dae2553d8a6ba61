import { PDF_CHANNEL, PDF_FAILED, PDF_TIMED_OUT, PDF_TIMEOUT_MS, type PdfMessage } from '@archway/contracts';
import { buildPdf } from './build-pdf.ts';

/** A channel between the tabs of one browser; it hands over at once, to all but who speaks. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    Channel.open.delete(this);
  }
}

const order = { report: 'order', orderId: '7' } as const;
const frames = (): HTMLIFrameElement[] => [...document.querySelectorAll<HTMLIFrameElement>('[data-pdf-builder]')];
const jobOf = (frame: HTMLIFrameElement): string => new URL(frame.src).searchParams.get('job') ?? '';
/** What a page that builds says. */
function tell(message: Omit<Extract<PdfMessage<Blob>, { message: string }>, 'type'> | object): void {
  const page = new Channel(PDF_CHANNEL);
  page.postMessage({ type: 'pdfBuilder', ...message });
  page.close();
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
});
afterEach(() => {
  jest.useRealTimers();
  expect(frames()).toEqual([]);
  expect(Channel.open.size).toBe(0);
});

test('a page that nobody sees builds it, and goes once it is there', async () => {
  const parts: number[] = [];
  const built = buildPdf(order, { onProgress: (part) => parts.push(part) });
  const [frame] = frames();
  expect(frame!.src).toContain('/pdf/?report=order&orderId=7&job=');
  expect(frame!.getAttribute('aria-hidden')).toBe('true');
  expect(frame!.style.left).toBe('-5120px');
  const pdf = new Blob(['%PDF-']);
  tell({ job: jobOf(frame!), progress: 0.5 });
  tell({ job: jobOf(frame!), name: 'a.pdf', pdf });
  await expect(built).resolves.toEqual({ name: 'a.pdf', pdf });
  expect(parts).toEqual([0.5]);
});

test('two that are built at once do not take each other’s results, nor those of nobody', async () => {
  const [one, other] = [buildPdf(order), buildPdf({ report: 'order', orderId: '8' })];
  const [first, second] = frames().map(jobOf) as [string, string];
  expect(first).not.toBe(second);
  tell({ message: PDF_TIMED_OUT });
  tell({ name: 'nobody.pdf', pdf: new Blob() });
  tell({ job: second, name: '8.pdf', pdf: new Blob() });
  await expect(other).resolves.toMatchObject({ name: '8.pdf' });
  tell({ job: first, message: PDF_FAILED, detail: 'Not found' });
  await expect(one).rejects.toMatchObject({ timedOut: false, detail: 'Not found' });
});

test('time that is up is told by the page, and by nobody where it never came', async () => {
  const told = buildPdf(order);
  tell({ job: jobOf(frames()[0]!), message: PDF_TIMED_OUT });
  await expect(told).rejects.toMatchObject({ timedOut: true });

  jest.useFakeTimers();
  const never = buildPdf(order);
  const failed = expect(never).rejects.toMatchObject({ timedOut: true });
  jest.advanceTimersByTime(PDF_TIMEOUT_MS);
  expect(frames()).toHaveLength(1);
  jest.advanceTimersByTime(10_000);
  await failed;
});

test('who cancels gets nothing, and nothing stays', async () => {
  const giveUp = new AbortController();
  const cancelled = buildPdf(order, { signal: giveUp.signal });
  giveUp.abort();
  await expect(cancelled).rejects.toBe(giveUp.signal.reason);
  await expect(buildPdf(order, { signal: giveUp.signal })).rejects.toBe(giveUp.signal.reason);
});
