import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type RemoteStatus, errors } from '@archway/contracts';
import { type SessionUser } from '@archway/platform';
import { confirmStore, loadTexts, session } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import RemotesScreen from './RemotesScreen.tsx';
import { entry, pinned, status } from './status.fixture.ts';

const [first, second] = ['1.0.0+aaaaaaaaaaaa', '1.1.0+bbbbbbbbbbbb'];
const plans = status('plans', {
  pins: [pinned('stable', first), pinned('canary', second, first)],
  entries: [entry(second), entry(first)],
  changes: [
    { channel: 'canary', action: 'pin', version: second, from: first, at: '2026-11-20T14:21:00.000Z', by: 'CI' },
  ],
  health: 'failing',
  failures: 18,
  lastFailure: { at: '2026-11-20T14:26:00.000Z', message: 'gone', version: second },
});
const lab = { name: 'lab', title: 'Northmere', hosts: ['lab.localhost'], channel: 'tenant:lab' };

/** Answers of the server by path; the calls that were made. */
function server(statuses: RemoteStatus[] | 'failing') {
  const calls: { method: string; path: string; body: unknown }[] = [];
  const answer = (path: string) => {
    if (path === '/api/platform/tenants') return { code: 200, msg: 'OK', data: [lab] };
    if (path !== '/api/platform/remotes/status') return { code: 200, msg: 'OK', data: null };
    return statuses === 'failing'
      ? { code: errors.noPermission.code, msg: 'no', data: null }
      : { code: 200, msg: 'OK', data: statuses };
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input).replace(/^https?:\/\/[^/]+/, '');
    calls.push({ method: init?.method ?? 'GET', path, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return new Response(JSON.stringify(answer(path)));
  });
  return calls;
}

async function show(path = '/console/remotes'): Promise<void> {
  await loadTexts('console', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[path]}>
          <RemotesScreen />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  await act(async () => {
    // Turns of the event loop, not milliseconds: a busy machine takes as many.
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });
}

const row = (name: string): HTMLElement => screen.getAllByRole('row').find((each) => within(each).queryByText(name))!;

beforeEach(() => {
  session.setUser({ permissions: ['*:*:*'] } as unknown as SessionUser);
});

test('shows what is live where, and how it fares', async () => {
  server([status('host'), plans, status('cases', { health: 'unassessed', loads: { count: 0, p95: null } })]);
  await show();
  expect(screen.getByText(/3 remotes, 4 deployed versions/)).toBeTruthy();
  expect(within(row('plans')).getByText('Failing')).toBeTruthy();
  expect(within(row('plans')).getByText('1.1.0')).toBeTruthy();
  expect(within(row('cases')).getByText('as stable')).toBeTruthy();
  expect(within(row('cases')).getAllByText('Not assessed')).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toContain('failed 18 times');
});

test('shows the pins of the tenant that stands in the address', async () => {
  server([status('cases', { pins: [pinned('stable', first), pinned('tenant:lab', second)] })]);
  await show('/console/remotes?tenant=lab');
  expect(screen.getByRole('columnheader', { name: 'Tenant Northmere' })).toBeTruthy();
});

test('rolls back after a question that names channel and version', async () => {
  const calls = server([plans]);
  await show();
  fireEvent.click(within(row('plans')).getByText('Roll Back Canary'));
  const [question] = confirmStore.get();
  expect(question?.title).toBe('Roll back plans on Canary to 1.0.0?');
  await act(async () => question?.answer(true));
  expect(calls).toContainEqual({
    method: 'POST',
    path: '/api/platform/remotes/plans/rollback',
    body: { channel: 'canary' },
  });
});

test('offers to withdraw what is live, but not the shell, and says of a channel that it was', async () => {
  const calls = server([
    status('host'),
    status('cases', { pins: [pinned('stable', first), pinned('canary', null, first)] }),
  ]);
  await show();
  expect(within(row('cases')).getByText('withdrawn')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('More actions for cases'));
  expect(screen.queryByText('Withdraw from Canary')).toBeNull();
  fireEvent.click(await screen.findByText('Withdraw from Stable'));
  const [question] = confirmStore.get();
  expect(question?.title).toBe('Withdraw cases from Stable?');
  await act(async () => question?.answer(true));
  expect(calls).toContainEqual({
    method: 'POST',
    path: '/api/platform/remotes/cases/withdraw',
    body: { channel: 'stable' },
  });
  fireEvent.click(screen.getByLabelText('More actions for host'));
  expect(screen.queryAllByText(/^Withdraw from/)).toHaveLength(1);
});

test('a failing remote that never had another build can be withdrawn from its notice', async () => {
  server([{ ...plans, pins: [pinned('stable', second)], entries: [entry(second)] }]);
  await show();
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Withdraw from Stable' })).toBeTruthy();
});

test('does nothing when the question is answered with no', async () => {
  const calls = server([plans]);
  await show();
  fireEvent.click(within(row('plans')).getByText('Roll Back Canary'));
  await act(async () => confirmStore.get()[0]?.answer(false));
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('offers no changes to who may only look', async () => {
  session.setUser({ permissions: ['platform:remote:list'] } as unknown as SessionUser);
  server([plans]);
  await show();
  expect(screen.queryByLabelText('More actions for plans')).toBeNull();
});

test('says what to do when nothing is deployed', async () => {
  server([]);
  await show();
  expect(screen.getByText('No remote is deployed')).toBeTruthy();
});

test('says that the list failed, and asks again', async () => {
  const calls = server('failing');
  await show();
  expect(screen.getByText('The list of remotes could not be loaded')).toBeTruthy();
  expect(screen.queryByText(/deployed versions/)).toBeNull();
  const asked = calls.length;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect(calls.length).toBeGreaterThan(asked);
});
