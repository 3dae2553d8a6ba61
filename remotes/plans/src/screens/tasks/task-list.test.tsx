import { MessageChannel as Channel } from 'node:worker_threads';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { API_BASE, type DesignTask, type TaskRow, endpoints } from '@archway/contracts';
import { confirmStore, loadTexts } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import TaskList from './TaskList.tsx';

const { plans } = endpoints;
const nora = { userId: '8', userName: 'nora', nickName: 'Nora', teamName: 'Tern', status: '1' } as const;
const task = (part: Partial<DesignTask>): DesignTask => ({
  ...{
    taskKind: 'target',
    planId: null,
    assignUser: null,
    assignTime: null,
    assignNote: null,
    dueTime: null,
    actions: [],
  },
  ...part,
});
const row = (caseId: string, of: TaskRow['task']): TaskRow => ({
  ...{ caseId, version: 1, ptNo: `NM-${caseId}`, patientName: `Patient ${caseId}`, status: 10, entrust: 2 },
  ...{ practiceName: 'Northmere', planCount: 1, roles: ['target_design'], submitTime: null },
  ...{ updateTime: '2026-11-20T10:00:00.000Z', task: of },
});

interface Served {
  readonly rows: readonly TaskRow[];
  readonly refused?: number;
}

/** Answers what the screen asks, and keeps where it asked and what it sent. */
function serve({ rows, refused }: Served) {
  const asked: { path: string; query: URLSearchParams; body: unknown }[] = [];
  const given = { ...task({ taskKind: 'target' }), designers: [{ ...nora, openCount: 2 }] };
  const answers: Readonly<Record<string, unknown>> = {
    [plans.tasks.path]: { rows, total: rows.length },
    [plans.taskCounts.path]: { mine: 3, pool: 14, all: 37 },
    [plans.taskLoads.path]: [{ ...nora, openCount: 5, overdueCount: 2 }],
    [plans.task.path]: { task: given },
    [plans.actOnTask.path]: { task: null },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const path = url.pathname.slice(API_BASE.length);
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    asked.push({ path, query: url.searchParams, body });
    const code = refused && path === plans.tasks.path ? refused : 200;
    return new Response(JSON.stringify({ code, msg: 'said', data: answers[path] ?? null }));
  });
  return asked;
}

async function show(served: Served, address = '/plan-tasks') {
  const asked = serve(served);
  await loadTexts('plans', { 'en-US': async () => en, 'zh-CN': async () => en });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <TaskList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}
beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));

const lastOf = (asked: Awaited<ReturnType<typeof show>>, path: string) =>
  asked.filter((each) => each.path === path).at(-1);
const press = (of: HTMLElement) => act(async () => void fireEvent.click(of));

test('tabs tell their numbers, and ask for what they show', async () => {
  const asked = await show({ rows: [row('1', task({ assignUser: nora }))] });
  await screen.findByText('Patient 1');
  screen.getByText('37');
  expect(lastOf(asked, plans.tasks.path)?.query.get('taskView')).toBe('mine');
  await press(screen.getByRole('tab', { name: new RegExp(en.tasks.view.pool) }));
  expect(lastOf(asked, plans.tasks.path)?.query.get('taskView')).toBe('pool');
});

test('the workload leads to what somebody holds', async () => {
  const asked = await show({ rows: [row('1', task({ assignUser: nora }))] });
  const load = await screen.findByRole('region', { name: en.workload.title });
  await press(await within(load).findByRole('button', { name: 'Nora: 5 open tasks' }));
  const { query } = lastOf(asked, plans.tasks.path)!;
  expect([query.get('taskView'), query.get('assignUserId')]).toEqual(['all', '8']);
});

test('what is late is marked, in the list and beside who holds it', async () => {
  const late = row('1', task({ assignUser: nora, dueTime: '2026-11-01T10:00:00.000Z' }));
  await show({ rows: [late, row('2', task({ assignUser: nora, dueTime: '2999-11-01T10:00:00.000Z' }))] });
  await screen.findByText('Patient 1');
  expect(screen.getAllByText(en.task.due.overdue)).toHaveLength(1);
  await screen.findByText('2 late');
});

test('what lies in the pool is taken with one press', async () => {
  const asked = await show({ rows: [row('7', task({ actions: ['take'] }))] }, '/plan-tasks?view=pool');
  await press(await screen.findByRole('button', { name: en.task.action.take }));
  expect(lastOf(asked, plans.actOnTask.path)?.body).toEqual({
    ptId: '7',
    version: 1,
    taskKind: 'target',
    action: 'take',
  });
});

test('only what the server offers is there', async () => {
  await show({ rows: [row('1', task({ assignUser: nora })), row('2', null)] });
  await screen.findByText('Patient 2');
  for (const word of Object.values(en.task.action)) expect(screen.queryByRole('button', { name: word })).toBeNull();
});

test('putting it back is asked about first', async () => {
  const asked = await show({ rows: [row('1', task({ assignUser: nora, actions: ['putBack'] }))] });
  await press(await screen.findByRole('button', { name: en.task.action.putBack }));
  expect(confirmStore.get()[0]?.title).toBe(en.task.ask.putBack.title);
  expect(lastOf(asked, plans.actOnTask.path)).toBeUndefined();
});

test('a hand-over asks to whom, and tells who holds how much', async () => {
  const asked = await show({
    rows: [row('1', task({ assignUser: { ...nora, userId: '9' }, actions: ['handOver', 'putBack'] }))],
  });
  await press(await screen.findByRole('button', { name: en.task.action.handOver }));
  const dialog = await screen.findByRole('dialog');
  await act(async () => void fireEvent.mouseDown(await within(dialog).findByRole('combobox')));
  fireEvent.click(await screen.findByTitle('Nora (Tern) · 2 open'));
  await act(async () => void fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Away.' } }));
  await press(within(dialog).getByRole('button', { name: en.task.action.handOver }));
  expect(lastOf(asked, plans.actOnTask.path)?.body).toEqual({
    ...{ ptId: '1', version: 1, taskKind: 'target', action: 'handOver', assignUserId: '8', note: 'Away.' },
  });
});

test('what is post-processed leads to its screen, and is asked for alone', async () => {
  const rows = [row('4', task({ taskKind: 'finish', planId: '40', assignUser: nora }))];
  const asked = await show({ rows }, '/plan-tasks?kind=finish');
  const link = await screen.findByRole('link', { name: 'Post-processing of case NM-4' });
  expect(link.getAttribute('href')).toBe('/post-process?caseId=4&version=1&planId=40&kind=postProcess');
  for (const path of [plans.tasks.path, plans.taskCounts.path])
    expect(lastOf(asked, path)?.query.get('taskKind')).toBe('finish');
  expect(lastOf(await show({ rows: [] }), plans.tasks.path)?.query.get('taskKind')).toBeNull();
});

test('nothing is told as nothing, and a failure as a failure', async () => {
  await show({ rows: [] });
  await screen.findByText(en.tasks.none.mine);
  screen.getByRole('button', { name: en.tasks.toPool });
});

test('what could not be loaded says so', async () => {
  await show({ rows: [], refused: 500 });
  await screen.findByText(en.tasks.failed);
});
