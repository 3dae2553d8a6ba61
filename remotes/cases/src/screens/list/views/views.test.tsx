import { fireEvent, screen, within } from '@testing-library/react';
import { endpoints, errors, serviceTypes } from '@archway/contracts';
import { useListFilter } from '@archway/platform';
import { useColumnChoice } from '@archway/ui/list';
import en from '../../../i18n/list/en-US.json';
import { caseFilter } from '../filter/list-filter.ts';
import { addressNow, press, serve, settled, show, topDialog } from '../list.fixture.tsx';
import { tableKeyOf } from '../list-service.ts';
import { ViewsButton } from './ViewsButton.tsx';
import { useKeptColumns } from './use-kept-columns.ts';

const { views } = endpoints;
const { id: serviceType } = serviceTypes.aligner;
const done = { viewId: '5', name: 'Done by age', search: 'tab=6&sort=createTime' };

function Views() {
  const [filter] = useListFilter(caseFilter);
  return <ViewsButton filter={filter} serviceType={serviceType} />;
}
async function opened(at?: string): Promise<void> {
  await show(<Views />, at);
  await press(en.views.button);
}

test('what the list shows is kept under a name, but for its page; a name that is taken is said', async () => {
  const changes = serve([views.list, []], [views.add, null, 'viewNameTaken']);
  await opened('/aligner?tab=6&keyword=Hart&page=3');
  expect(screen.getByText(en.views.none)).toBeTruthy();
  await press(en.views.add);
  fireEvent.change(within(await topDialog()).getByRole('textbox'), { target: { value: 'Harts' } });
  await press(en.labels.save);
  expect(changes.map(({ body }) => body)).toEqual([{ serviceType, name: 'Harts', search: 'tab=6&keyword=Hart' }]);
  expect(screen.getByRole('alert').textContent).toBe(errors.viewNameTaken.en);
});

test('a view is shown again, and is marked as what the list shows', async () => {
  serve([views.list, [done]]);
  await opened('/aligner?keyword=Hart');
  const row = screen.getByRole('button', { name: 'Done by age' });
  expect(row.getAttribute('aria-current')).toBeNull();
  fireEvent.click(row);
  await settled();
  expect(addressNow()).toBe('?tab=6&sort=createTime');
  await press(en.views.button);
  expect(screen.getByRole('button', { name: 'Done by age' }).getAttribute('aria-current')).toBe('true');
});

test('a view that is renamed shows what it showed, or what the list shows now', async () => {
  const changes = serve([views.list, [done]]);
  await opened('/aligner?keyword=Hart');
  for (const again of [false, true]) {
    await press('Edit view “Done by age”');
    const dialog = within(await topDialog());
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Young' } });
    if (again) fireEvent.click(dialog.getByRole('checkbox', { name: en.views.again }));
    await press(en.labels.save);
    await press(en.views.button);
  }
  expect(changes.map(({ body }) => body)).toEqual([
    { viewId: '5', name: 'Young', search: done.search },
    { viewId: '5', name: 'Young', search: 'keyword=Hart' },
  ]);
});

describe('columns', () => {
  function Columns() {
    const [{ order, hidden }, choose] = useColumnChoice(tableKeyOf(serviceType));
    useKeptColumns(serviceType);
    return <button onClick={() => choose({ order, hidden: ['age'] })}>{`${order.join()}|${hidden.join()}`}</button>;
  }
  beforeEach(() => localStorage.clear());

  test('of the account are taken over, and what is changed is kept there', async () => {
    const changes = serve([views.columns, { order: ['status', 'patient'], hidden: ['doctor'] }]);
    await show(<Columns />);
    expect(changes).toEqual([]);
    await press('status,patient|doctor');
    expect(screen.getByRole('button', { name: 'status,patient|age' })).toBeTruthy();
    expect(changes.map(({ body }) => body)).toEqual([{ serviceType, order: ['status', 'patient'], hidden: ['age'] }]);
  });

  test('of the browser stay where the account keeps none', async () => {
    const changes = serve([views.columns, null]);
    await show(<Columns />);
    await press('|');
    expect(changes.map(({ body }) => body)).toEqual([{ serviceType, order: [], hidden: ['age'] }]);
  });
});
