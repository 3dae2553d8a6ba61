import { screen, within } from '@testing-library/react';
import { caseStatus, endpoints, errors, planApprovalPath } from '@archway/contracts';
import { noticeStore } from '@archway/platform/host';
import en from '../../i18n/list/en-US.json';
import common from '../../i18n/common/en-US.json';
import { CaseBatchBar } from './CaseBatchBar.tsx';
import { ListDialogsProvider } from './dialogs/list-dialogs.tsx';
import { Channel, caseRow, pathNow, press, serve, show, topDialog } from './list.fixture.tsx';
import { RowActions } from './row/RowActions.tsx';

const { focusAll } = endpoints.cases;
const rows = [caseRow(), caseRow({ caseId: '2', ptNo: 'AW2611-0193', patientName: 'Noah Reed' })];
const done = { id: '1', code: 200, msg: 'OK' };

beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));

async function bar(): Promise<jest.Mock> {
  const onClear = jest.fn();
  await show(
    <ListDialogsProvider onDone={onClear}>
      <CaseBatchBar rows={rows} onClear={onClear} />
    </ListDialogsProvider>,
  );
  return onClear;
}

test('all selected cases are marked by one call', async () => {
  const changes = serve([focusAll, [done, { ...done, id: '2' }]]);
  const onClear = await bar();
  await press(en.batch.mark);
  expect(changes.map(({ body }) => body)).toEqual([{ ptIds: ['1', '2'], focus: true }]);
  expect(noticeStore.get().map(({ text }) => text)).toContain('2 cases marked');
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('a case that is refused is told by name with its reason, and the selection stays', async () => {
  serve([focusAll, [done, { id: '2', code: errors.recordNotFound.code, msg: errors.recordNotFound.en }]]);
  const onClear = await bar();
  await press(en.batch.unmark);
  expect(within(await topDialog()).getByRole('list', { name: '1 case was refused' }).textContent).toBe(
    `Noah Reed AW2611-0193${errors.recordNotFound.en}`,
  );
  expect(screen.getByText(en.batch.refusedBody)).toBeTruthy();
  expect(onClear).not.toHaveBeenCalled();
});

test('where every case is refused, none is said to be done', async () => {
  const gone = { code: errors.recordNotFound.code, msg: errors.recordNotFound.en };
  serve([focusAll, rows.map(({ caseId: id }) => ({ id, ...gone }))]);
  await bar();
  await press(en.batch.mark);
  const told = within(await topDialog());
  expect(told.getByText(en.batch.refusedAll)).toBeTruthy();
  expect(told.queryByText(en.batch.refusedBody)).toBeNull();
});

test('a call that fails as a whole marks nothing and clears nothing', async () => {
  serve([focusAll, null, 'paramsError']);
  const onClear = await bar();
  await press(en.batch.mark);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClear).not.toHaveBeenCalled();
});

test('the approval of a plan leads to the page on which it is decided', async () => {
  const row = caseRow({ status: caseStatus.pendingApproval, actions: ['approve', 'reject'] });
  await show(<RowActions row={row} />);
  await press(common.action.auditScheme);
  expect(pathNow()).toBe(planApprovalPath(row));
});
