import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { API_BASE, type Endpoint, errors } from '@archway/contracts';
import { loadTexts, startLanguage } from '@archway/platform/host';
import en from '../i18n/en-US.json';

/** A call that would change something. */
interface Change {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** What the server answers to a call that reads; called with the query of the address. */
type Reading = readonly [endpoint: Endpoint, answer: (query: URLSearchParams) => unknown];

/** A server that answers these; the calls that would change something, which it takes or refuses, and what was asked. */
export function serve(readings: readonly Reading[], refuses?: keyof typeof errors) {
  const [changes, asked]: [Change[], string[]] = [[], []];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path, searchParams } = new URL(String(input), 'http://localhost');
    const answer = (data: unknown) => new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
    if (init?.method !== undefined && init.method !== 'GET') {
      changes.push({ path, body: JSON.parse(String(init.body)) as Change['body'] });
      const refused = refuses && { code: errors[refuses].code, msg: errors[refuses].en, data: null };
      return refused ? new Response(JSON.stringify(refused)) : answer({});
    }
    asked.push(`${path}?${searchParams.toString()}`);
    const found = readings.find(([endpoint]) => path.startsWith(API_BASE + (endpoint.path.split(':')[0] ?? '')));
    return answer(found ? found[1](searchParams) : []);
  });
  return { changes, asked };
}

/** Turns of the event loop, not milliseconds: a busy machine takes as many. */
export const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });

/** Shows a screen of the console in English. */
export async function show(node: ReactNode, at = '/console'): Promise<void> {
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await loadTexts('console', { 'en-US': async () => en, 'zh-CN': async () => en });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>{node}</MemoryRouter>
    </QueryClientProvider>,
  );
  await settled();
}

export async function press(name: string, place: HTMLElement = document.body): Promise<void> {
  fireEvent.click(within(place).getByRole('button', { name }));
  await settled();
}

/** The dialog or drawer on top. */
export const topDialog = async (): Promise<HTMLElement> => (await screen.findAllByRole('dialog')).at(-1)!;

/** What is said at a field. */
export const noteOf = (field: HTMLElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
