import { act, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { API_BASE, OK, type ReviewedPlan, endpoints, errors } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import OrthoScreen from '../ortho/OrthoScreen.tsx';

const { look, enter, read, decide } = endpoints.reviewVisit;
const token = 'a'.repeat(43);
const reviewed = {
  ...{ kind: 'external', recipientName: 'Dr W-52', askedBy: 'Xu Nuo', question: 'Is 23 possible?' },
  ...{ expiresAt: '2026-11-24T18:00:00.000Z', views: 2, maxViews: 5, ptNo: 'AW2611-0192', patientName: null },
  plan: {
    ...{ name: 'Goal', number: 3, planType: 'step', upperSteps: 22, lowerSteps: 19, remarks: null, sha256: '' },
    ...{ document: { teeth: [], attachments: [], ipr: [] }, meshes: [] },
  },
  planned: [
    { of: [23], quantity: 'rotation', before: 0, after: 7.1, measure: '°' },
    { of: [23], quantity: 'mesial', before: 0, after: 1.13, measure: 'mm' },
    { of: [41, 31], quantity: 'ipr', before: null, after: 0.2, measure: 'mm' },
  ],
} as unknown as ReviewedPlan;

type Answered = object | keyof typeof errors;

/** Answers by path, one answer after the other; a name refuses. @returns what was sent */
async function show(answers: Readonly<Record<string, readonly Answered[]>>, hash = `#${token}`) {
  sessionStorage.clear();
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const left = Object.fromEntries(Object.entries(answers).map(([path, all]) => [path, [...all]]));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), 'http://localhost').pathname.slice(API_BASE.length);
    sent.push({ path, body: JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown> });
    const answer = left[path]?.shift() ?? 'reviewLinkInvalid';
    const told = typeof answer === 'string' ? errors[answer] : null;
    return new Response(
      JSON.stringify(told ? { code: told.code, msg: told.en, data: null } : { code: OK, msg: '', data: answer }),
    );
  });
  await loadTexts('plans', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`/ortho${hash}`]}>
          <OrthoScreen />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  return sent;
}
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a link that asks for nothing opens, and tells what is asked and what the plan does, tooth by tooth', async () => {
  const sent = await show({
    [read.path]: ['reviewLinkClosed'],
    [look.path]: [{ protection: 'none' }],
    [enter.path]: [reviewed],
  });
  await screen.findByText('Is 23 possible?');
  expect(sent.map(({ path }) => path)).toEqual([read.path, look.path, enter.path]);
  screen.getByText('22 / 19');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['237.1°, mesial side to buccal · 1.13\u00a0mm mesial', '41 – 31IPR: 0.20\u00a0mm']);
  screen.getByText(/view 2 of 5/);
});

test('a wrong password is told, and the right one opens', async () => {
  const sent = await show({
    [read.path]: ['reviewLinkClosed'],
    [look.path]: [{ protection: 'password' }],
    [enter.path]: ['linkPasswordWrong', reviewed],
  });
  const field = await screen.findByLabelText(/Password/);
  await act(async () => void fireEvent.change(field, { target: { value: 'open sesame' } }));
  await press(en.review.page.open);
  await screen.findByText(errors.linkPasswordWrong.en);
  await press(en.review.page.open);
  await screen.findByText('Is 23 possible?');
  expect(sent.at(-1)?.body).toMatchObject({ token, password: 'open sesame' });
});

test('returning asks for a reason, and says thank you', async () => {
  const sent = await show({ [read.path]: [reviewed], [decide.path]: [{ verdict: 'reject', askedBy: 'Xu Nuo' }] });
  await screen.findByText('Is 23 possible?');
  await press(en.review.page.return);
  const reason = await screen.findByRole('textbox');
  await press(en.review.deciding.reject.ok);
  expect(sent).toHaveLength(1);
  await act(async () => void fireEvent.change(reason, { target: { value: 'Slower' } }));
  await press(en.review.deciding.reject.ok);
  await screen.findByText(en.review.page.done.reject);
  expect(sent.at(-1)?.body).toMatchObject({ verdict: 'reject', reason: 'Slower' });
});

test.each([
  ['reviewLinkExpired', en.review.page.overTitle],
  ['reviewLinkDone', en.review.page.doneBefore],
] as const)('a link that is over says so: %s', async (name, title) => {
  await show({ [read.path]: [name] });
  await screen.findByRole('heading', { name: title });
  screen.getByText(errors[name].en);
});

test('without a token there is nothing to open', async () => {
  expect(await show({}, '')).toEqual([]);
  screen.getByRole('heading', { name: en.review.page.overTitle });
});
