import { act, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { errors } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import PresentationScreen from './PresentationScreen.tsx';

/** @returns the answering mock */
async function show(refusal: keyof typeof errors, at = '/presentation?id=7') {
  const { code, en: msg } = errors[refusal];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ code, msg, data: null })));
  await loadTexts('plans', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[at]}>
          <PresentationScreen />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  return fetched;
}

const wayOn = (): string | null => screen.getByRole('link', { name: en.present.toStart }).getAttribute('href');

test('a presentation that is not there says so, and leads on instead of asking again', async () => {
  await show('recordNotFound');
  await screen.findByRole('heading', { name: en.present.missing });
  expect(wayOn()).toBe('/');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('one that could not be read is asked for again', async () => {
  await show('serverError');
  await screen.findByText(en.present.failed);
  expect(screen.queryAllByRole('button').length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: en.present.toStart })).toBeNull();
});

test.each(['/presentation', '/presentation?id=../7'])('an address that names none asks nobody: %s', async (at) => {
  const fetched = await show('recordNotFound', at);
  await screen.findByRole('heading', { name: en.present.unnamed });
  expect(wayOn()).toBe('/');
  expect(fetched).not.toHaveBeenCalled();
});
