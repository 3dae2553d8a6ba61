import { act, fireEvent, render, screen } from '@testing-library/react';
import { errors } from '@archway/contracts';
import { tabStore } from '../state/browser-storage.ts';
import { useCodeRequest } from './code-request.ts';

function Asking({ account }: { account: string }) {
  const { label, left, sent, failure, ask } = useCodeRequest('login', account, 'CN');
  return (
    <>
      <button type="button" disabled={left > 0} onClick={() => void ask()}>
        {label}
      </button>
      <output>{failure ?? String(sent)}</output>
    </>
  );
}

let answer: object;
let calls: unknown[];
beforeEach(() => {
  calls = [];
  answer = { code: 200, msg: 'OK', data: { sent: true, retryAfter: 60 } };
  tabStore.remove('archway.code.login');
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    calls.push(JSON.parse(String(init?.body)));
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const button = (): HTMLElement => screen.getByRole('button');
const ask = (): Promise<void> =>
  act(async () => {
    fireEvent.click(button());
    await jest.advanceTimersByTimeAsync(0);
  });

test('counts down by the seconds of the answer, and may ask again at its end', async () => {
  render(<Asking account="13800138000" />);
  expect(button().textContent).toBe('Get code');
  await ask();
  expect(calls).toEqual([{ account: '13800138000', region: 'CN', purpose: 'login' }]);
  expect(button().textContent).toBe('Retry after 60 seconds');
  for (let second = 0; second < 18; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(button().textContent).toBe('Retry after 42 seconds');
  for (let second = 0; second < 42; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(button().textContent).toBe('Get a new code');
  expect((button() as HTMLButtonElement).disabled).toBe(false);
});

test('a page that is loaded anew goes on counting, for the same target alone', async () => {
  const first = render(<Asking account="13800138000" />);
  await ask();
  first.unmount();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  const second = render(<Asking account="+86 138 0013 8000" />);
  expect(button().textContent).toBe('Retry after 50 seconds');
  second.rerender(<Asking account="wei@example.com" />);
  expect(button().textContent).toBe('Get code');
});

test('says why no code could be had', async () => {
  answer = { code: errors.codeTooOften.code, msg: errors.codeTooOften.en, data: null };
  render(<Asking account="13800138000" />);
  await ask();
  expect(screen.getByRole('status').textContent).toBe(errors.codeTooOften.en);
  expect(button().textContent).toBe('Get code');
});
