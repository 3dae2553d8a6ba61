import { act, fireEvent, screen } from '@testing-library/react';
import { currentAgreement } from '@archway/contracts';
import { en } from '../../../texts.fixture.ts';
import NewAgreement from '../../../slots/new-agreement.tsx';
import { practice, serve, show, userOf } from '../screen.fixture.tsx';
import { AgreementSection } from './AgreementSection.tsx';

const { version } = currentAgreement;
const accept = () => screen.queryByRole('button', { name: en.agreement.accept });

afterEach(() => jest.restoreAllMocks());

test('the version that holds is accepted as it was read', async () => {
  const sent = serve({ '/agreement': [] });
  await show(<AgreementSection />, userOf(practice()));
  await screen.findByText(en.agreement.notAccepted);
  expect(screen.getByText(currentAgreement.sections[0]?.title['en-US'] ?? '')).toBeTruthy();
  await act(async () => void fireEvent.click(accept()!));
  expect(sent).toEqual([{ path: expect.stringMatching(/\/agreement\/accept$/), body: { version } }]);
});

test('what was accepted says when, and asks no more', async () => {
  serve({ '/agreement': [{ version, acceptedTime: '2026-11-23T08:00:00.000Z' }] });
  await show(<AgreementSection />, userOf(practice()));
  await screen.findByText(/You accepted it on/);
  expect(accept()).toBeNull();
});

test.each([
  ['has not accepted it', version - 1, 1],
  ['has accepted it', version, 0],
])('whoever %s is reminded on every page or left in peace', async (_who, acceptedAgreement, bars) => {
  serve({});
  const user = { ...userOf(practice()), acceptedAgreement };
  await show(<NewAgreement path="/aligner" />, user);
  expect(screen.queryAllByRole('button', { name: en.agreement.read })).toHaveLength(bars);
});
