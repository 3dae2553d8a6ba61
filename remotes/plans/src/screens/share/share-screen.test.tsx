import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { API_BASE, OK, type SharedPlan, type SharedPresentation, endpoints, errors } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import OrthoScreen from '../ortho/OrthoScreen.tsx';

const { open } = endpoints.shareVisit;
const key = `s.${'a'.repeat(22)}`;
const doctor = {
  name: 'Lin Yue',
  title: 'Orthodontist',
  phone: '0551 6360 7018',
  email: 'lin@example.com',
  words: null,
  pictureUrl: null,
};
const practice = {
  ...{ name: 'Northmere', phone: '0551 1234 5678', region: null, province: null, city: null, area: null },
  address: '1 Mere Road',
};
const shared = {
  ...{ subject: 'plan', expiresAt: '2026-12-24T18:00:00.000Z', portrait: false, initials: 'T. P.' },
  ...{ doctor, practice, wearDays: 10, photos: [], history: null },
  plan: {
    ...{ planType: 'step', upperSteps: 22, lowerSteps: 19, sha256: '', meshes: [] },
    document: { teeth: [{ fdi: 14, state: 'extract' }], attachments: [{}], ipr: [{ amount: 0.2 }] },
  },
} as unknown as SharedPlan;

type Answered = SharedPlan | SharedPresentation | keyof typeof errors;

/** Answers one after the other, the last one from then on. @returns paths that were asked, with what was sent */
async function show(answers: Answered | readonly [Answered, ...Answered[]], hash = `#${key}`) {
  sessionStorage.clear();
  const left = Array.isArray(answers) ? [...(answers as readonly Answered[])] : [answers as Answered];
  const sent: { path: string; body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), 'http://localhost').pathname.slice(API_BASE.length);
    sent.push({ path, body: JSON.parse(String(init?.body ?? 'null')) });
    const [answer] = left.length > 1 ? left.splice(0, 1) : left;
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

test('a patient reads what is planned in plain words, and reaches the practice', async () => {
  const sent = await show(shared);
  await screen.findByRole('heading', { name: en.share.page.heading });
  expect(sent).toEqual([{ path: open.path, body: { token: key, device: expect.stringMatching(/^[\w-]{43}$/) } }]);
  screen.getByText('for T. P. · Northmere');
  screen.getByText(/22 for the upper teeth and 19 for the lower teeth/);
  screen.getByText(/worn for 10 days, it takes about 7 months/);
  screen.getByText(/1 tooth is removed: 14\./);
  // The card is loaded for itself.
  const phone = await screen.findByRole('link', { name: '0551 6360 7018' });
  expect(phone.getAttribute('href')).toBe('tel:055163607018');
  expect(screen.getByRole('link', { name: 'lin@example.com' }).getAttribute('href')).toBe('mailto:lin@example.com');
  screen.getByText('1 Mere Road');
});

test('nothing is there to be pressed: no button, no field', async () => {
  await show(shared);
  await screen.findByRole('heading', { name: en.share.page.heading });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

test('what the link does not tell is not there', async () => {
  await show({ ...shared, doctor: null, practice: null, wearDays: null });
  await screen.findByText('for T. P.');
  expect(screen.queryByText('Lin Yue')).toBeNull();
  expect(screen.queryByText(en.share.summary.time)).toBeNull();
  expect(screen.queryByText(en.share.history.title)).toBeNull();
  expect(screen.queryByText(en.share.page.photos)).toBeNull();
});

test('history and photos stand where they are told, each photo of its version', async () => {
  const photo = { position: 'frontOcc', url: 'http://f/1', thumbUrl: 'http://f/t1' } as const;
  const event = { version: 1, at: '2026-03-02T08:00:00.000Z', upperSteps: null, lowerSteps: null } as const;
  await show({
    ...shared,
    photos: [
      { ...photo, version: 1 },
      { ...photo, version: 2, url: 'http://f/2' },
    ],
    history: [
      { ...event, what: 'confirmed', upperSteps: 22, lowerSteps: 19 },
      { ...event, what: 'started', at: '2026-03-05T08:00:00.000Z' },
    ],
  });
  const events = within((await screen.findByRole('heading', { name: en.share.history.title })).parentElement!);
  expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Plan agreed on (22 upper and 19 lower stages)'),
    expect.stringContaining('Treatment started'),
  ]);
  screen.getByRole('heading', { name: en.share.page.before });
  screen.getByRole('heading', { name: 'Before refinement 1' });
  expect(screen.getAllByRole('img', { name: 'Photo: Bite from the front' })).toHaveLength(2);
});

test('a presentation is slide below slide, in its own language, with the way to full screen', async () => {
  const { expiresAt, portrait, initials } = shared;
  const picture = { source: 'intake', pictureId: '4', position: 'frontOcc', date: '2026-03-02' } as const;
  await show({
    ...{ subject: 'presentation', expiresAt, portrait, initials, doctor, practice, plans: [] },
    ...{ title: '给您的讲解', language: 'zh-CN' },
    slides: [
      { kind: 'text', slideId: 'a', heading: '后续安排', body: '- 每天佩戴' },
      {
        ...{ kind: 'photos', slideId: 'b', heading: '', layout: 'one' },
        pictures: [{ picture: { source: 'intake', pictureId: '4' }, caption: '' }],
      },
    ],
    pictures: [{ ...picture, url: 'http://f/4', thumbUrl: 'http://f/t4' }],
  });
  await screen.findByRole('heading', { name: '给您的讲解', level: 1 });
  const slides = within(screen.getByRole('list', { name: en.present.share.list }));
  slides.getByText('后续安排');
  expect(slides.getByRole('img', { name: /Intraoral frontal/ }).getAttribute('src')).toBe('http://f/4');
  screen.getByText('for T. P. · Northmere');
  screen.getByRole('button', { name: en.present.share.fullScreen });
});

test.each(['shareLinkExpired', 'shareLinkRevoked', 'shareLinkInvalid', 'sharePlanChanged'] as const)(
  'a link that leads nowhere says so: %s',
  async (name) => {
    await show(name);
    await screen.findByRole('heading', { name: en.review.page.overTitle });
    screen.getByText(errors[name].en);
  },
);

test('a link with a password asks for it, tells a wrong one and how long to wait, and opens with the right one', async () => {
  const sent = await show(['linkLocked', 'linkPasswordWrong', 'linkThrottled', shared]);
  await screen.findByRole('heading', { name: en.share.page.lockedTitle });
  expect(screen.queryByText('for T. P. · Northmere')).toBeNull();
  const field = await screen.findByLabelText(en.review.page.password);
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: en.share.page.open })));
  await act(async () => void fireEvent.change(field, { target: { value: 'open sesame' } }));
  await press();
  await screen.findByText(errors.linkPasswordWrong.en);
  await press();
  await screen.findByText(errors.linkThrottled.en);
  await press();
  await screen.findByText('for T. P. · Northmere');
  expect(sent.map(({ body }) => (body as { password?: string }).password)).toEqual([
    undefined,
    ...Array.from({ length: 3 }, () => 'open sesame'),
  ]);
});
