import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import {
  API_BASE,
  type CaseRow,
  type Endpoint,
  type Label,
  type LabelCategory,
  caseStatus,
  entrustTo,
  errors,
  serviceTypes,
} from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import { session, startLanguage } from '@archway/platform/host';
import { texts } from '../../texts.ts';

/** A case that its doctor's own team designs. */
export const caseRow = (changes: Partial<CaseRow> = {}): CaseRow => ({
  ...{
    serviceType: serviceTypes.aligner.id,
    caseId: '1',
    version: 1,
    ptNo: 'AW2611-0192',
    patientName: 'Lena Hart',
    gender: '0',
    age: 28,
    stage: 1,
  },
  ...{ status: caseStatus.designing, entrust: entrustTo.team, productType: 'aligner', practiceId: '1' },
  ...{ practiceName: 'North Gate', doctorId: '1', doctorName: 'Dr. Adams', roles: ['doctor'], actions: [] },
  ...{
    focus: false,
    labels: [],
    upperSteps: null,
    lowerSteps: null,
    asked: null,
    modelCount: 2,
    photoCount: 10,
    thumbName: null,
  },
  ...{
    unfinished: false,
    statusNote: null,
    statusTime: '2026-11-20T06:32:00.000Z',
    createTime: '2026-11-20T06:32:00.000Z',
  },
  ...{ submitTime: null, updateTime: '2026-11-20T06:32:00.000Z' },
  ...changes,
});

export const label = (categoryId: string, categoryName: string): Label => ({
  ...{ id: `${categoryId}-${categoryName}`, categoryId, categoryName, color: 'gray' },
});

/** A category of the practice 1, which the reader keeps. */
export const category = (changes: Partial<LabelCategory> = {}): LabelCategory => ({
  ...{ id: '10-Default', categoryId: '10', categoryName: 'Default', isDefault: true, practiceId: '1' },
  ...{ practiceName: 'North Gate', editable: true, categoryLabels: [] },
  ...changes,
});

/** A call that would change something. */
interface Change {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** What the server answers to a call: data, or the refusal that it names. */
type Answer = readonly [endpoint: Endpoint, data: unknown, refusal?: keyof typeof errors];

/** A server that answers these, and notes what it is asked to change. */
export function serve(...answers: readonly Answer[]): Change[] {
  const changes: Change[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), 'http://localhost');
    const method = init?.method ?? 'GET';
    if (method !== 'GET') {
      changes.push({ method, path, body: init?.body ? (JSON.parse(String(init.body)) as Change['body']) : {} });
    }
    const [, data = null, refusal] =
      answers.find(([endpoint]) => endpoint.method === method && path === API_BASE + endpoint.path) ?? [];
    const envelope = refusal ? { code: errors[refusal].code, msg: errors[refusal].en } : { code: 200, msg: 'OK' };
    return new Response(JSON.stringify({ ...envelope, data: refusal ? null : data }));
  });
  return changes;
}

/** What antd's lists wait for, and jsdom has not. */
export class Channel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => queueMicrotask(() => act(() => this.port1.onmessage?.())) };
}

/** Turns of the event loop, not milliseconds: a busy machine takes as many. */
export const settled = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });

function Address() {
  const { pathname, search } = useLocation();
  return <output data-path={pathname}>{search}</output>;
}

export const pathNow = (): string => screen.getByRole('status').dataset['path'] ?? '';
/** What stands behind the path. */
export const addressNow = (): string => screen.getByRole('status').textContent ?? '';

/** Shows a part of the list in English to somebody who may do everything. */
export async function show(node: ReactNode, at = '/aligner'): Promise<void> {
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await texts('common', 'list');
  session.setUser({ roles: [], permissions: ['*:*:*'] } as unknown as SessionUser);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>
        {node}
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settled();
}

export async function press(name: string, place: HTMLElement = document.body): Promise<void> {
  fireEvent.click(within(place).getByRole('button', { name }));
  await settled();
}

/** The dialog on top. */
export const topDialog = async (): Promise<HTMLElement> => (await screen.findAllByRole('dialog')).at(-1)!;
