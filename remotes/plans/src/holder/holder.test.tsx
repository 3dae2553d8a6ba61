import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { API_BASE, type Answer, endpoints } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../i18n/en-US.json';
import { HolderLine } from './HolderLine.tsx';

const { plans } = endpoints;
type Designers = Answer<typeof plans.designers>;
const two = [
  { userId: '7', name: 'Xu Nuo', open: 1 },
  { userId: '8', name: 'Gao Yuan', open: 3 },
];

async function show(answer: Designers) {
  const sent: { path: string; body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), 'http://localhost').pathname.slice(API_BASE.length);
    if (init?.method === 'POST') sent.push({ path, body: JSON.parse(String(init.body)) });
    const data = path === plans.designers.path ? answer : null;
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
  });
  await loadTexts('plans', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <HolderLine caseId="5" version={1} stage="target" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  return sent;
}

test('who holds it is said, and who may not say who does has no button', async () => {
  await show({ designers: two, holderId: '8', mayAssign: false });
  await screen.findByText('Held by Gao Yuan');
  expect(screen.queryByRole('button')).toBeNull();
});

test('it is given to whoever has least to do, with a note', async () => {
  const sent = await show({ designers: two, holderId: null, mayAssign: true });
  fireEvent.click(await screen.findByRole('button', { name: en.holder.assign }));
  const dialog = await screen.findByRole('dialog', { name: en.holder.title.target });
  within(dialog).getByText('Xu Nuo · 1 open task');
  fireEvent.change(within(dialog).getByLabelText(en.holder.note), { target: { value: 'Before Monday' } });
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: en.holder.assign })));
  expect(sent).toEqual([
    { path: plans.assign.path, body: expect.objectContaining({ stage: 'target', userId: '7', note: 'Before Monday' }) },
  ]);
});

test('somebody who left the team is not named as if they were there', async () => {
  await show({ designers: two, holderId: '99', mayAssign: true });
  await screen.findByText(en.holder.gone);
});

test('where nobody designs for others there is nothing to say', async () => {
  await show({ designers: [], holderId: null, mayAssign: false });
  expect(screen.queryByText(en.holder.nobody)).toBeNull();
});
