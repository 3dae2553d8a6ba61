import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { errors } from '@archway/contracts';
import type * as Platform from '@archway/platform';
import en from '../../i18n/en-US.json';
import {{Component}} from './{{Component}}.tsx';

jest.mock('@archway/platform', () => {
  const platform = jest.requireActual<typeof Platform>('@archway/platform');
  const t = (key: string) => key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], en);
  return { ...platform, useText: () => t };
});

async function show(answer: object): Promise<void> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(answer)));
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <{{Component}} />
      </QueryClientProvider>,
    );
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
}

test('shows what the server answers', async () => {
  await show({ code: 200, msg: 'OK', data: [{ outpatientId: '1', name: 'North Practice', number: 'N-01' }] });
  expect(screen.getByText('North Practice')).toBeTruthy();
});

test('says when there is nothing', async () => {
  await show({ code: 200, msg: 'OK', data: [] });
  expect(screen.getByText(en.home.none)).toBeTruthy();
});

test('says when it failed', async () => {
  await show({ code: errors.noPermission.code, msg: 'no', data: null });
  expect(screen.getByText(en.home.failed)).toBeTruthy();
});
