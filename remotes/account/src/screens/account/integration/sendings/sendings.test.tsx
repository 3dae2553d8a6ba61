import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Sending } from '@archway/contracts';
import { en } from '../../../../texts.fixture.ts';
import { practice, serve, show, userOf } from '../../screen.fixture.tsx';
import { Sendings } from './Sendings.tsx';

const saved = { url: 'https://aligner.example.com', apiKey: '••••7781', updateTime: '2026-11-23T08:00:00.000Z' };
const sending = (changes: Partial<Sending> = {}): Sending => ({
  ...{ sendingId: '5', caseId: '31', version: 1, ptNo: 'AW2611-0031', patientName: 'Mara Lind', state: 'failed' },
  ...{ tries: 17, lastStatus: 502, lastAnswer: 'bad gateway' },
  ...{ createTime: '2026-11-24T08:00:00.000Z', endTime: '2026-11-24T09:00:00.000Z', ...changes },
});
const log = (...rows: Sending[]) => ({ rows, total: rows.length });
const open = () => show(<Sendings />, userOf(practice()));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const { sendings: words } = en;

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test('each case says how it fares, and what does not wait can be sent again', async () => {
  const waiting = sending({
    sendingId: '6',
    ptNo: 'AW2611-0032',
    state: 'waiting',
    lastStatus: null,
    lastAnswer: null,
  });
  const rows = log(waiting, sending(), sending({ sendingId: '4', ptNo: 'AW2611-0030', patientName: null }));
  const sent = serve({ '/config': saved, '/sendings': rows });
  await open();
  const [, first, second, third] = await screen.findAllByRole('row');
  expect(first?.textContent).toContain(words.noAnswer);
  expect(within(first!).queryByRole('button')).toBeNull();
  expect(second?.textContent).toMatch(/AW2611-0031.*Mara Lind.*HTTP 502 · bad gateway/);
  expect(third?.textContent).toContain(words.patientGone);
  await press('Send case AW2611-0031 again');
  expect(sent.map(({ path }) => path)).toEqual(['/api/doctor/doc/creativeAligner/sendings/5/resend']);
});

test('a trial says what the service answered', async () => {
  const answers: Record<string, unknown> = { '/config': saved, '/sendings': log() };
  answers['/sendings/test'] = { delivered: false, lastStatus: 401, lastAnswer: 'who are you' };
  serve(answers);
  await open();
  await screen.findByText(words.noneBody);
  await press(words.test);
  expect(screen.getByRole('status').textContent).toBe(`${words.testRefused}HTTP 401 · who are you`);
  answers['/sendings/test'] = { delivered: true, lastStatus: 200, lastAnswer: '' };
  await press(words.test);
  expect(screen.getByRole('status').textContent).toBe(`${words.testTaken}HTTP 200`);
});

test('without a service there is nothing to try and nothing to send again, and it is said what is lacking', async () => {
  const answers: Record<string, unknown> = { '/config': null, '/sendings': log() };
  serve(answers);
  await open();
  await screen.findByText(words.noService);
  expect(screen.queryByRole('button', { name: words.test })).toBeNull();
});

test('a log that cannot be loaded says so', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const code = String(input).includes('/sendings') ? 500 : 200;
    return new Response(JSON.stringify({ code, msg: '', data: null }));
  });
  await open();
  await screen.findByText(words.failed);
});

test('on a phone each case is a card', async () => {
  const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => narrow });
  serve({ '/config': saved, '/sendings': log(sending()) });
  await open();
  await screen.findByText('AW2611-0031');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/HTTP 502 · bad gateway/)).toBeTruthy();
  await press('Send case AW2611-0031 again');
});
