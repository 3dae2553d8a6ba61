import { type CertifiedPart, type Credential, type OwnCredentials, errors } from '@archway/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { en } from '../../texts.fixture.ts';
import { practice, serve, show, userOf } from '../account/screen.fixture.tsx';
import CredentialsScreen from './CredentialsScreen.tsx';

afterEach(() => jest.restoreAllMocks());

const given = (credentialId: string, item: Credential['item'], more: Partial<Credential> = {}): Credential => ({
  ...{ credentialId, item, fileName: `${item}.pdf`, size: 2048, picture: false, text: null },
  ...{ suppliedAt: '2026-11-20T10:00:00.000Z', verdict: null, reason: null },
  ...more,
});

const part = (name: CertifiedPart['part'], credentials: Credential[], more: Partial<CertifiedPart> = {}) => ({
  ...{ certificationId: '1', part: name, state: 'none' as const, submission: 0, submittedAt: null, decidedAt: null },
  ...{ reason: null, actions: ['submit' as const], credentials },
  ...more,
});

/** As it travels. */
const answer = (parts: CertifiedPart[], more: Partial<OwnCredentials> & { registered?: boolean } = {}) => {
  const { practiceId = '1', practiceName = 'Northmere', ...rest } = more;
  return { registered: true, outpatientId: practiceId, outpatientName: practiceName, country: 'CN', parts, ...rest };
};

const complete = [
  part('doctorAuth', [given('1', 'qualification'), given('2', 'workPhoto')]),
  part('businessLicense', [given('3', 'businessLicense'), given('4', 'doorPhoto')]),
  part('aptitudeLicense', [given('5', 'practiceLicense')]),
];
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: en.credentials.submit });
const type = (name: RegExp, text: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
  });
const open = async (data: object, answers: object = {}) => {
  const sent = serve({ authInfo: data, ...answers });
  const user = userOf(practice());
  await show(<CredentialsScreen />, user);
  return sent;
};

test('an account whose registration is incomplete is told so word for word, and is shown the way', async () => {
  await open(answer([part('doctorAuth', [])], { registered: false }));
  await screen.findByText('Account registration incomplete, credentials cannot be submitted.');
  expect(screen.getByRole('button', { name: en.credentials.toPractices })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.credentials.submit })).toBeNull();
});

test('what is missing keeps the credentials from being submitted, and is named with the way to it', async () => {
  await open(answer([part('doctorAuth', [given('1', 'qualification')]), part('businessLicense', []), complete[2]!]));
  await screen.findByText(en.credentials.practiceTitle);
  expect(submit().disabled).toBe(true);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([
    'Work photo',
    'Business license',
    'Unified social credit code',
    'Door photo',
    'Medical practice registration number',
  ]);
});

test('numbers are looked at before they are sent; then everything is submitted at once', async () => {
  const sent = await open(answer(complete), { createAuth: null });
  await screen.findByText(en.credentials.practiceTitle);
  await type(/registration number/, 'PDY440301771517D2202');
  await type(/social credit code/, '91350100M000100Y44');
  await screen.findAllByText(errors.creditCodeInvalid.en, { exact: false });
  await act(async () => void fireEvent.click(submit()));
  expect(sent).toEqual([]);
  await type(/social credit code/, '91350100M000100Y43');
  await act(async () => void fireEvent.click(submit()));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: '/api/doctor/doc/createAuth',
    body: { outpatientId: '1', registrationNumber: 'PDY440301771517D2202', creditCode: '91350100M000100Y43' },
  });
});

test('the ID number of a doctor may be left out; one that can be none is refused word for word, and never sent', async () => {
  const sent = await open(answer(complete), { createAuth: null });
  await screen.findByText(en.credentials.doctorTitle);
  await type(/registration number/, 'PDY440301771517D2202');
  await type(/social credit code/, '91350100M000100Y43');
  await type(/ID number/, '110105194912310021');
  await screen.findAllByText('Please check ID number format is correct!', { exact: false });
  await act(async () => void fireEvent.click(submit()));
  expect(sent).toEqual([]);
  await type(/ID number/, '11010519491231002x');
  await act(async () => void fireEvent.click(submit()));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ body: { idNumber: '11010519491231002x' } });
});

test('a returned document says why, and what was right stands closed beside it', async () => {
  const reason = 'Upload a photo of the present sign.';
  const business = [
    given('3', 'businessLicense', { verdict: 'right' }),
    given('4', 'doorPhoto', { verdict: 'wrong', reason: 'The sign reads “Lindgate”.' }),
    given('6', 'creditCode', { fileName: null, text: '91350100M000100Y43', verdict: 'right' }),
  ];
  await open(
    answer([
      part('doctorAuth', [given('1', 'qualification', { verdict: 'right' })], { state: 'authed', actions: [] }),
      part('businessLicense', business, { state: 'authFailed', reason }),
      part('aptitudeLicense', [given('5', 'practiceLicense')], { state: 'authed', actions: [] }),
    ]),
  );
  await screen.findByText(reason, { exact: false });
  const door = within(screen.getByRole('group', { name: 'Door photo' }));
  expect(door.getByText('The sign reads “Lindgate”.')).toBeTruthy();
  expect(door.getByText(en.credentials.again)).toBeTruthy();
  const license = within(screen.getByRole('group', { name: 'Medical practice license' }));
  expect(license.queryByText(en.credentials.replace)).toBeNull();
  expect(submit().disabled).toBe(true);
});

test('after the submission the promise stands there word for word, and the product is open', async () => {
  const waiting = { state: 'readyAuth' as const, actions: [], submittedAt: '2026-11-20T10:00:00.000Z' };
  await open(answer(complete.map((each) => ({ ...each, ...waiting }))));
  await screen.findByText('Registration Successful');
  expect(screen.getByText('We will complete your auth in 24 hours')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enter System' })).toBeTruthy();
});
