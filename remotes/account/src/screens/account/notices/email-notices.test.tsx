import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { SessionUser } from '@archway/platform';
import { en } from '../../../texts.fixture.ts';
import { practice, serve, show, userOf } from '../screen.fixture.tsx';
import { EmailNotices } from './EmailNotices.tsx';

afterEach(() => jest.restoreAllMocks());

const reader = (): SessionUser =>
  ({
    ...userOf(practice()),
    accountInfo: {
      ...{ email: null, emailNotice: true, noticeMail: 'atOnce', notificationEmail1: 'a@example.com' },
      ...{ notificationEmail2: null, notificationEmail3: null, notificationEmail4: null },
    },
  }) as unknown as SessionUser;
const field = (num: number) =>
  screen.getByLabelText<HTMLInputElement>(en.emailNotices.email.replace('{num}', String(num)), { exact: false });
const type = (num: number, value: string) => act(async () => void fireEvent.change(field(num), { target: { value } }));
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: en.save })));
const TWICE = 'Notification emails must not be duplicates';

test('an address that stands there twice is told at its field, in whatever letters, and is not sent', async () => {
  const sent = serve({ '/doctor/doc/info': null });
  const user = reader();
  await show(<EmailNotices user={user} />, user);
  await type(3, ' A@Example.com ');
  expect(screen.getByText(TWICE)).toBeTruthy();
  expect(field(3).getAttribute('aria-invalid')).toBe('true');
  await save();
  expect(sent).toEqual([]);

  await type(3, 'b@example.com');
  expect(screen.queryByText(TWICE)).toBeNull();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ notificationEmail1: 'a@example.com', notificationEmail3: 'b@example.com' });
});

test('empty addresses are no duplicates of each other', async () => {
  serve({});
  const user = reader();
  await show(<EmailNotices user={user} />, user);
  expect(screen.queryByText(TWICE)).toBeNull();
});
