import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { errors, toothNumbering } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import { loadTexts, session } from '@archway/platform/host';
import { en } from '../../../texts.fixture.ts';
import { Preferences } from './Preferences.tsx';

const user = {
  userId: '7',
  doctorId: '7',
  serviceTypeList: [{ name: 'Aligner', value: 0 }],
  roles: [],
  permissions: [],
} as unknown as SessionUser;

/** What the server has stored of the reader's preferences, and whether it takes others; the calls that would change them. */
function server(content: object | null, takes = true) {
  const changes: { path: string; body: { settingContent: string } & Record<string, unknown> }[] = [];
  const stored = content && { id: '3', storageType: 'text', settingContent: JSON.stringify(content) };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), 'http://localhost').pathname;
    const isChange = init?.method !== undefined && init.method !== 'GET';
    if (isChange) changes.push({ path, body: JSON.parse(String(init.body)) as (typeof changes)[number]['body'] });
    const data = path.includes('setting')
      ? stored
        ? [stored]
        : []
      : path.endsWith('/serviceTypeList')
        ? [{ dictValue: 0, dictLabel: 'Aligner' }]
        : { ...user, routes: [{ designType: 0 }], menus: [] };
    const refused = { code: errors.noPermission.code, msg: 'no', data: null };
    return new Response(JSON.stringify(isChange && !takes ? refused : { code: 200, msg: 'OK', data }));
  });
  return changes;
}

async function show(): Promise<void> {
  await loadTexts('account', { 'en-US': async () => en, 'zh-CN': async () => en });
  session.setUser(user);
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <Preferences user={user as never} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  await screen.findByRole('button', { name: en.save });
}

const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: en.save })));
const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name });

afterEach(() => jest.restoreAllMocks());

test('what is stored is shown, and what this screen does not know of stays when it is saved', async () => {
  const changes = server({ tidType: toothNumbering.palmer, designHomePage: 0, entrust: '2', later: 'kept' });
  await show();
  expect(radio(en.preferences.palmer).checked).toBe(true);
  fireEvent.click(radio(en.preferences.fdi));
  await save();
  expect(changes).toHaveLength(1);
  expect(changes[0]?.body['id']).toBe('3');
  expect(JSON.parse(changes[0]?.body.settingContent ?? '')).toEqual({
    tidType: toothNumbering.fdi,
    designHomePage: 0,
    entrust: '2',
    later: 'kept',
  });
});

test('the first preferences of a reader become a record of their own', async () => {
  const changes = server(null);
  await show();
  expect(radio(en.preferences.fdi).checked).toBe(true);
  fireEvent.click(radio(en.preferences.palmer));
  await save();
  expect(changes.map(({ body }) => [body['id'], body['doctorId']])).toEqual([[undefined, '7']]);
});

test('a refusal is told in the form, and the choice stays', async () => {
  server({ tidType: toothNumbering.fdi }, false);
  await show();
  fireEvent.click(radio(en.preferences.palmer));
  await save();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(radio(en.preferences.palmer).checked).toBe(true);
});
