import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { OutboundMessage } from '@archway/contracts';
import { type SessionUser } from '@archway/platform';
import { loadTexts, session } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import OutboxScreen from './OutboxScreen.tsx';

const sent: OutboundMessage = {
  ...{ id: '2', channel: 'mail', target: 'wei.lin@example.com', kind: 'loginCode', lang: 'en-US', state: 'sent' },
  ...{ tries: 1, lastError: null, createTime: '2026-11-20T14:21:00.000Z', sentTime: '2026-11-20T14:21:01.000Z' },
  ...{ subject: 'Your code to log in', body: 'Your code is 402817.', retriable: false },
};
const failed: OutboundMessage = {
  ...sent,
  ...{ id: '1', channel: 'sms', target: '+8613800138000', kind: 'alreadyRegistered', state: 'failed', tries: 3 },
  ...{ lastError: 'isp.SYSTEM_ERROR: later', sentTime: null, body: 'There is an account already.', retriable: true },
};

/** The calls that were made. */
function server(rows: readonly OutboundMessage[]) {
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    calls.push(`${init?.method ?? 'GET'} ${String(input).replace(/^https?:\/\/[^/]+/, '')}`);
    const data = init?.method === 'POST' ? null : { rows, total: rows.length };
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
  });
  return calls;
}

async function show(): Promise<void> {
  await loadTexts('console', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/console/outbox']}>
          <OutboxScreen />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
}

const line = async (target: string): Promise<HTMLElement> =>
  (await screen.findByText(target)).closest('li') as HTMLElement;

beforeEach(() => {
  session.setUser({ permissions: ['*:*:*'] } as unknown as SessionUser);
});

test('shows to whom, what, how it fares, and why it did not', async () => {
  server([sent, failed]);
  await show();
  const first = await line(sent.target);
  expect(within(first).getByText('Sent')).toBeTruthy();
  expect(first.textContent).toContain('402817');
  const second = await line(failed.target);
  expect(second.textContent).toContain('Tries: 3. isp.SYSTEM_ERROR: later');
  expect(within(first).queryByRole('button')).toBeNull();
});

test('sends a failed message again', async () => {
  const calls = server([failed]);
  await show();
  const button = within(await line(failed.target)).getByRole('button', { name: 'Send Again' });
  await act(async () => fireEvent.click(button));
  expect(calls).toContain('POST /api/system/outbox/1/retry');
});

test('leads to the other screens of the console that the reader may see', async () => {
  session.setUser({ permissions: ['platform:outbox'] } as unknown as SessionUser);
  server([]);
  await show();
  expect(await screen.findByText('Nothing was sent yet')).toBeTruthy();
  const nav = screen.getByRole('navigation');
  expect(
    within(nav)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Outbox']);
});
