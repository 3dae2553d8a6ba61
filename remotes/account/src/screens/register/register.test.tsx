import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { errors } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import { en } from '../../texts.fixture.ts';
import RegisterScreen from './RegisterScreen.tsx';

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

function server(answers: Readonly<Record<string, object>>) {
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input).replace(/^.*?\/api/, '');
    calls.push({ path, body: JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown> });
    return new Response(JSON.stringify(answers[path] ?? { code: 200, msg: 'OK', data: null }));
  });
  return calls;
}

async function show(path: string): Promise<void> {
  await loadTexts('account', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <RegisterScreen />
      </MemoryRouter>,
    );
  });
}

const fill = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label, { selector: 'input:not([type=radio])' }), { target: { value } });

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    // Encrypting is loaded when it is first needed.
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });
}

function fillAccount(): void {
  fireEvent.click(screen.getByText('Email'));
  fill('Email', 'wei@example.com');
  fill('Verification code', '402817');
  fill('Username', 'weilin_07');
  fill('Password', 'Archway-2027');
  fill('Confirm password', 'Archway-2027');
}

beforeEach(() => sessionStorage.clear());

test('says in the words of the specification what is wrong, and sends nothing', async () => {
  const calls = server({});
  await show('/register');
  fillAccount();
  fill('Email', 'wei@');
  fill('Username', '7wei');
  fill('Password', 'abcdefgh');
  fill('Confirm password', 'abcdefgi');
  await press('Register');
  for (const words of [
    'Please check email is correct',
    'Please enter a valid username',
    errors.passwordRule.en,
    'Two passwords do not match, please re-enter!',
    'Please read and accept the Service Agreement',
  ]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(calls).toEqual([]);
});

test('what the server refuses stands at its field', async () => {
  const calls = server({
    '/doctor/doc/register': { code: errors.userNameTaken.code, msg: errors.userNameTaken.en, data: null },
  });
  await show('/register');
  fillAccount();
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Register');
  expect(calls).toMatchObject([
    { path: '/doctor/doc/register', body: { account: 'wei@example.com', userName: 'weilin_07', agreement: true } },
  ]);
  expect(calls[0]?.body['password']).not.toContain('Archway');
  const name = screen.getByLabelText('Username');
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    errors.userNameTaken.en,
  );
});

test('an invitation is kept for the practice step, unless it can be none', async () => {
  server({});
  await show('/register?practice=P10001');
  expect(sessionStorage.getItem('archway.invitation')).toBe('P10001');
  expect(screen.getByText(/invited by practice P10001/)).toBeTruthy();
});

test('an invitation that can be none is ignored', async () => {
  server({});
  await show('/register?practice=%3Cb%3E');
  expect(sessionStorage.getItem('archway.invitation')).toBeNull();
});

test('a forgotten password asks for no name and no agreement', async () => {
  const calls = server({});
  await show('/register?mode=reset');
  expect(screen.getByRole('heading', { name: 'Reset password' })).toBeTruthy();
  fireEvent.click(screen.getByText('Email'));
  fill('Email', 'wei@example.com');
  fill('Verification code', '402817');
  fill('Password', 'Archway-2027');
  fill('Confirm password', 'Archway-2027');
  await press('Reset Password');
  expect(calls).toMatchObject([{ path: '/doctor/doc/resetPwd', body: { account: 'wei@example.com', code: '402817' } }]);
});
