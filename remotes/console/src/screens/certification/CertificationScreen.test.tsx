import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { errors } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import CertificationScreen from './CertificationScreen.tsx';

const since = '2026-11-20T10:00:00.000Z';
const row = {
  ...{ userId: '7', name: 'Dr W-31', userName: 'w31', outpatientName: 'Lindgate Smiles', practiceCode: 'P20001' },
  ...{ state: 'readyAuth', waitingSince: since, decidedAt: null, submission: 1 },
};
const given = (credentialId: string, item: string, more: object = {}) => ({
  ...{ credentialId, item, fileName: `${item}.jpg`, size: 2048, picture: true, text: null },
  ...{ suppliedAt: since, verdict: null, reason: null },
  ...more,
});
const part = (certificationId: string, name: string, credentials: object[], state = 'readyAuth') => ({
  ...{ certificationId, part: name, state, submission: 2, submittedAt: since, decidedAt: null, reason: null },
  ...{ actions: state === 'readyAuth' ? ['certify', 'refuse'] : ['refuse'], credentials, decidedBy: null },
  ...{ outpatientId: '1', outpatientName: 'Lindgate Smiles', practiceCode: 'P20001', practiceAddress: null },
  country: 'CN',
});
const code = { fileName: null, size: null, picture: false, text: '91350100M000100Y43' };
const detail = {
  ...{ userId: '7', name: 'Dr W-31', userName: 'w31', phone: null, email: 'w31@example.com', registerTime: since },
  parts: [
    part('1', 'doctorAuth', [given('10', 'qualification')], 'authed'),
    part('2', 'businessLicense', [given('20', 'doorPhoto'), given('21', 'creditCode', code)]),
    part('3', 'aptitudeLicense', [given('30', 'practiceLicense')]),
  ],
};

function server(refuses?: keyof typeof errors) {
  const decided: Record<string, unknown>[] = [];
  const viewed: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    const ok = (data: unknown) => new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
    if (pathname.endsWith('/page')) return ok({ rows: [row], total: 1 });
    if (pathname.endsWith('/document')) {
      viewed.push(body['credentialId']);
      return ok({ url: 'https://files.example/a.jpg', expiration: since });
    }
    if (!pathname.endsWith('/decide')) return ok(detail);
    decided.push(body);
    if (!refuses) return ok(detail);
    return new Response(JSON.stringify({ code: errors[refuses].code, msg: errors[refuses].en, data: null }));
  });
  return { decided, viewed };
}

async function show(): Promise<void> {
  await loadTexts('console', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/console/certification']}>
          <CertificationScreen />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  await screen.findByText('w31@example.com');
}

const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const markName = (name: string) => en.certification.markName.replace('{name}', name);

afterEach(() => jest.restoreAllMocks());

test('who waits the longest is open, and one document of theirs alone was looked at', async () => {
  const { viewed } = server();
  await show();
  expect(screen.getByRole('button', { name: /Lindgate Smiles/ }).getAttribute('aria-current')).toBe('true');
  // What waits comes before what is certified.
  expect(await screen.findByRole('img', { name: 'Door photo' })).toBeTruthy();
  expect(viewed).toEqual(['20']);
  expect(screen.getByText(en.certification.codeRight)).toBeTruthy();
  const documents = within(screen.getByRole('list', { name: en.certification.documents }));
  await act(async () => void fireEvent.click(documents.getByText('Medical practice license')));
  expect(await screen.findByRole('img', { name: 'Medical practice license' })).toBeTruthy();
  expect(viewed).toEqual(['20', '30']);
});

test('what waits is certified as it was seen', async () => {
  const { decided } = server();
  await show();
  await click(en.certification.certify);
  await waitFor(() => expect(decided).toHaveLength(1));
  expect(decided[0]).toEqual({
    userId: '7',
    parts: [
      { certificationId: '2', submission: 2 },
      { certificationId: '3', submission: 2 },
    ],
    wrong: [],
  });
});

test('what is marked is returned, with a reason that has to be there', async () => {
  const { decided } = server();
  await show();
  await click(markName('Door photo'));
  await click(en.certification.return);
  expect(decided).toEqual([]);
  await click(en.certification.suggestName.unreadable);
  const why = en.certification.whyName.replace('{name}', 'Door photo');
  fireEvent.change(screen.getByLabelText(why), { target: { value: ' Too dark ' } });
  await click(en.certification.return);
  await waitFor(() => expect(decided).toHaveLength(1));
  expect(decided[0]).toMatchObject({
    reason: en.certification.suggest.unreadable,
    wrong: [{ credentialId: '20', reason: 'Too dark' }],
  });
});

test('what was certified can be returned, too', async () => {
  const { decided } = server();
  await show();
  await click(markName('Doctor qualification certificate'));
  fireEvent.change(screen.getByLabelText(en.certification.reason), { target: { value: 'Withdrawn' } });
  await click(en.certification.return);
  await waitFor(() => expect(decided).toHaveLength(1));
  expect(
    (decided[0]?.['parts'] as { certificationId: string }[]).map(({ certificationId }) => certificationId),
  ).toEqual(['1', '2', '3']);
});

test('a decision that comes too late says so', async () => {
  server('certificationDecided');
  await show();
  await click(en.certification.certify);
  expect(await screen.findByText(errors.certificationDecided.en)).toBeTruthy();
});
