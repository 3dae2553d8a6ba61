import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LoginSession, SecurityEvent } from '@archway/contracts';
import { en } from '../../../texts.fixture.ts';
import { practice, serve, show, userOf } from '../screen.fixture.tsx';
import { NameSection } from './NameSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecurityLog } from './SecurityLog.tsx';
import { SessionsSection } from './SessionsSection.tsx';

afterEach(() => jest.restoreAllMocks());

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false, selector: 'input' });
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));

test('the name that colleagues read is saved', async () => {
  const sent = serve({ '/doctor/doc/info': null });
  const user = userOf(practice());
  await show(<NameSection user={user} />, user);
  await type(en.field.nickName, ' Ada ');
  await press(en.save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ nickName: 'Ada' });
});

test('a new password is asked for twice; what differs or breaks the rule is told, and nothing is sent', async () => {
  const sent = serve({});
  const words = en.security.password;
  await show(<PasswordSection />, userOf(practice()));
  await press(words.change);
  await type(words.oldPassword, 'Archway-2026');
  await type(words.newPassword, 'Archway-2027');
  await type(words.confirmPassword, 'Archway-2028');
  expect(screen.getByText('Two passwords do not match, please re-enter!')).toBeTruthy();
  await type(words.newPassword, '123456789');
  const dialog = screen.getByRole('dialog');
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: words.change })));
  expect(field(words.newPassword).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

const session = (sessionId: string, more: Partial<LoginSession> = {}): LoginSession => ({
  ...{ sessionId, device: { kind: 'desktop', browser: 'Chrome 141', os: 'Windows 10' }, address: '127.0.0.1' },
  ...{ loginTime: '2026-11-20T10:00:00.000Z', lastUsed: '2026-11-20T11:00:00.000Z' },
  ...{ current: false, remembered: false },
  ...more,
});

test('the session of the reader has no way out; others have one', async () => {
  serve({ '/doc/sessions': [session('1', { current: true }), session('2', { remembered: true })] });
  await show(<SessionsSection />, userOf(practice()));
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => within(line).queryAllByRole('button').length)).toEqual([0, 1]);
  expect(within(lines[0]!).getByText(en.security.sessions.current)).toBeTruthy();
  expect(within(lines[1]!).getByText(en.security.sessions.remembered)).toBeTruthy();
});

test('the log says what happened, where, and who did it if it was somebody else', async () => {
  const event: SecurityEvent = {
    ...{ id: '1', type: 'memberDisabled', typeStr: 'Disabled in a practice', content: 'Northmere', device: null },
    ...{ time: '2026-11-20T10:00:00.000Z', address: '127.0.0.1', actorName: 'Li Na' },
  };
  serve({ securityEvents: { rows: [event, { ...event, id: '2', actorName: null }], total: 2 } });
  await show(<SecurityLog />, userOf(practice()));
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Disabled in a practice');
  expect(first?.textContent).toContain('Li Na');
  expect(second?.textContent).not.toContain('Li Na');
});
