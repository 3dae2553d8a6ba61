import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ApiKey } from '@archway/contracts';
import { en } from '../../../../texts.fixture.ts';
import { practice, serve, show, userOf } from '../../screen.fixture.tsx';
import { IntegrationSection } from '../IntegrationSection.tsx';

const key = (changes: Partial<ApiKey> = {}): ApiKey => ({
  ...{ keyId: '4', name: 'Clinic software', prefix: 'awk_Ab12Cd', scopes: ['cases:read', 'cases:write'] },
  ...{ expiresOn: null, expired: false, createTime: '2026-11-24T08:00:00.000Z', lastUsedTime: null },
  ...{ revokedTime: null, ...changes },
});
const press = (name: string, within_: { getByRole: typeof screen.getByRole } = screen) =>
  act(async () => void fireEvent.click(within_.getByRole('button', { name })));

afterEach(() => jest.restoreAllMocks());

test('a new key is asked for with its scopes, and its secret is shown this once', async () => {
  const secret = 'awk_a-secret-that-is-shown-once';
  const answers: Record<string, unknown> = { '/apiKeys': [], '/webhooks': [], '/creativeAligner/config': null };
  const sent = serve(answers);
  await show(<IntegrationSection user={userOf(practice())} />, userOf(practice()));
  await screen.findByText(en.keys.none);
  await press(en.keys.add);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(en.keys.name, { exact: false, selector: 'input' }), {
    target: { value: 'Clinic software' },
  });
  answers['/apiKeys'] = { ...key(), secret };
  await press(en.keys.add, dialog);
  await screen.findByText(secret);
  expect(sent).toEqual([
    {
      path: '/api/doctor/outpatient/1/apiKeys',
      body: { name: 'Clinic software', scopes: ['cases:read', 'cases:write', 'files:write'], expiresOn: null },
    },
  ]);
});

test('keys are told by name, beginning, scopes and state, and only a living one can be revoked', async () => {
  serve({
    '/apiKeys': [key(), key({ keyId: '5', name: 'Old', revokedTime: '2026-11-24T09:00:00.000Z' })],
    ...{ '/webhooks': [], '/creativeAligner/config': null },
  });
  await show(<IntegrationSection user={userOf(practice())} />, userOf(practice()));
  await screen.findByText('Clinic software');
  expect(screen.getAllByText('Read cases, Create and submit cases')).toHaveLength(2);
  expect(screen.getByText(en.keys.state.revoked)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Revoke Clinic software' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Revoke Old' })).toBeNull();
});

test('who created no practice has no keys to see', async () => {
  const member = practice({ creator: false });
  serve({ '/creativeAligner/config': null });
  await show(<IntegrationSection user={userOf(member)} />, userOf(member));
  await screen.findByText(en.integration.title);
  expect(screen.queryByText(en.keys.title)).toBeNull();
});
