import { fireEvent, screen, within } from '@testing-library/react';
import { type CaseRow, endpoints, errors } from '@archway/contracts';
import { noticeStore } from '@archway/platform/host';
import en from '../../../i18n/list/en-US.json';
import { Channel, caseRow, category, label, press, serve, settled, show, topDialog } from '../list.fixture.tsx';
import { ListDialogsProvider, useListDialogs } from './list-dialogs.tsx';

const { cases, labels } = endpoints;
const [vip, teen, adult] = [label('11', 'VIP'), label('12', 'Teen'), label('13', 'Adult')];
const rows = [
  caseRow({ labels: [vip, teen] }),
  caseRow({ caseId: '2', ptNo: 'AW2611-0193', patientName: 'Noah Reed', labels: [teen] }),
];
const done = rows.map(({ caseId }) => ({ id: caseId, code: 200, msg: 'OK' }));
const refused = [done[0], { id: '2', code: errors.recordNotFound.code, msg: errors.recordNotFound.en }];

function Opener({ what, of }: { what: 'labels' | 'transfer'; of: readonly CaseRow[] }) {
  const { open } = useListDialogs();
  return <button onClick={() => open(what, of)}>open</button>;
}

/** The list with this dialog open. @returns told when something was done to all */
async function opened(what: 'labels' | 'transfer', of: readonly CaseRow[] = rows): Promise<jest.Mock> {
  const onDone = jest.fn();
  await show(
    <ListDialogsProvider onDone={onDone}>
      <Opener what={what} of={of} />
    </ListDialogsProvider>,
  );
  await press('open');
  return onDone;
}
const notices = (): string[] => noticeStore.get().map(({ text }) => text);
const choose = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });

beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));

describe('labels of cases', () => {
  test('show what all and what some of them carry, and send only what was touched', async () => {
    const changes = serve([labels.list, [category({ categoryLabels: [vip, teen, adult] })]], [labels.set, done]);
    const onDone = await opened('labels');
    expect(within(await topDialog()).getByText('Labels of 2 cases')).toBeTruthy();
    expect([choose('VIP').checked, choose('Teen').checked, choose('Adult').checked]).toEqual([false, true, false]);
    expect(choose('VIP').closest('.ant-checkbox-indeterminate')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: en.labels.save }).disabled).toBe(true);
    fireEvent.click(choose('Teen'));
    fireEvent.click(choose('Adult'));
    await press(en.labels.save);
    expect(changes.map(({ body }) => body)).toEqual([{ ptIds: ['1', '2'], add: ['13'], remove: ['12'] }]);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(notices()).toContain('Labels of 2 cases saved');
  });

  test('tells by name which case was refused, and why; the selection stays', async () => {
    serve([labels.list, [category({ categoryLabels: [vip] })]], [labels.set, refused]);
    const onDone = await opened('labels');
    fireEvent.click(choose('VIP'));
    await press(en.labels.save);
    const told = await topDialog();
    expect(within(told).getByRole('list', { name: '1 case was refused' }).textContent).toBe(
      `Noah Reed AW2611-0193${errors.recordNotFound.en}`,
    );
    expect(onDone).not.toHaveBeenCalled();
  });

  test('say where labels are made while there are none', async () => {
    serve([labels.list, [category()]]);
    await opened('labels');
    expect(screen.getByText(en.labels.noneBody)).toBeTruthy();
  });

  test('say that they could not be read', async () => {
    serve([labels.list, null, 'recordNotFound']);
    await opened('labels');
    expect(screen.getByText(en.labels.failed)).toBeTruthy();
  });
});

describe('a transfer', () => {
  const doctors = [
    { doctorId: '1', name: 'Dr. Adams' },
    { doctorId: '2', name: 'Dr. Zhou' },
  ];
  const pick = async (name: string): Promise<void> => {
    fireEvent.mouseDown(await screen.findByRole('combobox'));
    fireEvent.click(await screen.findByTitle(name));
    await settled();
  };

  test('goes to a doctor whom not all of the cases have', async () => {
    const changes = serve([cases.transferDoctors, doctors], [cases.transfer, done]);
    const onDone = await opened('transfer');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: en.transfer.ok }).disabled).toBe(true);
    await pick('Dr. Zhou');
    expect(screen.queryByTitle('Dr. Adams')).toBeNull();
    await press(en.transfer.ok);
    expect(changes.map(({ body }) => body)).toEqual([{ ptIds: ['1', '2'], doctorId: '2' }]);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(notices()).toContain('2 cases transferred');
  });

  test('that the server refuses as a whole leaves the dialog as it is', async () => {
    serve([cases.transferDoctors, doctors], [cases.transfer, null, 'paramsError']);
    const onDone = await opened('transfer', [caseRow()]);
    expect(within(await topDialog()).getByText('Transfer the case of patient [Lena Hart]')).toBeTruthy();
    await pick('Dr. Zhou');
    await press(en.transfer.ok);
    expect(screen.getByRole('combobox')).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });

  test('has nobody to go to in a practice of one doctor', async () => {
    serve([cases.transferDoctors, doctors.slice(0, 1)]);
    await opened('transfer');
    expect(screen.getByText(en.transfer.nobody)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
