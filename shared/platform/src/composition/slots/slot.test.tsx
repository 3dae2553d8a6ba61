import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ShellRemote, caseStatus } from '@archway/contracts';
import { telemetry } from '../../telemetry/telemetry.ts';
import { session } from '../../session/session.ts';
import type { SessionUser } from '../../session/session-user.ts';
import { setModuleLoader } from '../remote/module-loader.ts';
import { updateShell } from '../shell-state.ts';
import { Slot } from './slot.tsx';
import { plainUi as mockUi } from '../ui.fixture.tsx';

jest.mock('@archway/ui', () => mockUi);

const entry = {
  version: '1.2.0+aaaaaaaa',
  base: '/remotes/plans/1.2.0+aaaaaaaa/',
  entry: 'mf-manifest.json',
  files: {},
};
const remote = (name: string, slots: ShellRemote['slots']): ShellRemote => ({
  name,
  title: { zh: name, en: name },
  team: name,
  current: entry,
  previous: null,
  slots,
  paths: [],
});
const plan = {
  slot: 'patient-detail.section',
  key: 'plan',
  module: './slots/plan',
  title: { zh: '方案', en: 'Plan' },
  order: 20,
} as const;
const orders = {
  slot: 'patient-detail.section',
  key: 'orders',
  module: './slots/orders',
  title: { zh: '订单', en: 'Orders' },
  order: 10,
} as const;
const props = { caseId: '7', version: 1, status: caseStatus.designing };

const user = (permissions: string[]): SessionUser => ({ permissions }) as unknown as SessionUser;

/** Lets the lazy parts of the slot arrive: turns of the event loop, not milliseconds, for a busy machine takes as many. */
const arrived = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });

const show = async (ui: React.ReactElement): Promise<void> => {
  await act(async () => void render(ui));
  await arrived();
};

beforeEach(() => {
  session.setUser(user(['*:*:*']));
  updateShell({ remotes: [], running: {} });
  jest.spyOn(telemetry, 'record').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('renders what others offer, in their order, with the props of the place', async () => {
  updateShell({ remotes: [remote('plans', [plan]), remote('production', [orders])] });
  setModuleLoader(async (_, module) => ({
    default: ({ caseId }: { caseId: string }) => <p>{`${module} of ${caseId}`}</p>,
  }));
  await show(<Slot name="patient-detail.section" props={props} />);
  expect(screen.getAllByText(/of 7/).map(({ textContent }) => textContent)).toEqual([
    './slots/orders of 7',
    './slots/plan of 7',
  ]);
});

test('only one of them, when it is named', async () => {
  updateShell({ remotes: [remote('plans2', [plan, orders])] });
  setModuleLoader(async (_, module) => ({ default: () => <p>{module}</p> }));
  await show(<Slot name="patient-detail.section" props={props} only="plan" />);
  expect(screen.getByText('./slots/plan')).toBeTruthy();
  expect(screen.queryByText('./slots/orders')).toBeNull();
});

test('leaves out what the user may not see', async () => {
  session.setUser(user(['case:list']));
  updateShell({ remotes: [remote('plans3', [{ ...plan, permission: 'plan:list' }])] });
  const loader = jest.fn();
  setModuleLoader(loader);
  await show(<Slot name="patient-detail.section" props={props} />);
  expect(loader).not.toHaveBeenCalled();
});

test('a slot that cannot be loaded names remote and version; the screen around it and the other slots stand; a retry works', async () => {
  updateShell({ remotes: [remote('plans4', [plan]), remote('production4', [orders])] });
  let broken = true;
  setModuleLoader(async (name, module) => {
    if (name === 'plans4' && broken) throw new Error('404');
    return { default: () => <p>{module}</p> };
  });
  await show(
    <main>
      <h1>Patient detail</h1>
      <Slot name="patient-detail.section" props={props} />
    </main>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Patient detail');
  expect(screen.getByText('./slots/orders')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('plans4 1.2.0+aaaaaaaa');
  expect(telemetry.record).toHaveBeenCalledWith(expect.objectContaining({ type: 'slot-failure' }));
  broken = false;
  await act(async () => void fireEvent.click(screen.getByText('Retry')));
  await arrived();
  expect(screen.getByText('./slots/plan')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a slot that throws while it renders stays in its box', async () => {
  updateShell({ remotes: [remote('plans5', [plan])] });
  setModuleLoader(async () => ({
    default: () => {
      throw new Error('boom');
    },
  }));
  await show(<Slot name="patient-detail.section" props={props} />);
  expect(screen.getByRole('alert').textContent).toContain('plans5');
});

test('in the header a failure leaves nothing behind but a report', async () => {
  updateShell({
    remotes: [remote('account6', [{ slot: 'header.item', key: 'bell', module: './slots/bell', order: 1 }])],
  });
  setModuleLoader(async () => Promise.reject(new Error('404')));
  await show(<Slot name="header.item" props={{ phone: false }} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(telemetry.record).toHaveBeenCalled();
});
