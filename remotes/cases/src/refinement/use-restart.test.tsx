import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { type CaseDetail, emptyRefinement, endpoints } from '@archway/contracts';
import { caseRow, press, serve, settled, show, topDialog } from '../screens/list/list.fixture.tsx';
import { MoreActions } from '../screens/detail/MoreActions.tsx';
import { texts } from '../texts.ts';
import { useRestart } from './use-restart.tsx';

function Page({ mayRestart = true }: { mayRestart?: boolean }) {
  const { actions, dialog } = useRestart({ ...caseRow(), mayRestart } as CaseDetail);
  const { pathname } = useLocation();
  return (
    <>
      <MoreActions actions={actions} name="Lena Hart" />
      <span data-testid="path">{pathname}</span>
      {dialog}
    </>
  );
}

const dots = 'More actions for patient [Lena Hart]';
const path = () => screen.getByTestId('path').textContent;

async function open(): Promise<HTMLElement> {
  await texts('common', 'case', 'prescription', 'refinement');
  await show(<Page />);
  await press(dots);
  fireEvent.click(await screen.findByText('Restart'));
  return topDialog();
}

test('behind the dots; when the server has restarted the case, its intake goes on with the new version', async () => {
  const changes = serve([endpoints.refinement.restart, { ptId: '1', version: 2, stage: 2 }]);
  const dialog = await open();
  fireEvent.click(within(dialog).getByLabelText('Patient issues'));
  fireEvent.change(within(dialog).getByLabelText('Condition description'), { target: { value: 'Aligner lost' } });
  fireEvent.click(document.querySelector('button[type=submit]')!);
  await settled();
  const problem = { ...emptyRefinement, reasons: ['patient'], description: 'Aligner lost' };
  expect(changes).toMatchObject([{ method: 'POST', body: { ptId: '1', version: 1, problem } }]);
  expect(path()).toBe('/add-patient');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('?ptId=1&version=2');
});

test('a refusal leaves everything as it was, with what was entered', async () => {
  serve([endpoints.refinement.restart, null, 'restartRunning']);
  const dialog = await open();
  fireEvent.click(within(dialog).getByLabelText('Patient issues'));
  fireEvent.change(within(dialog).getByLabelText('Condition description'), { target: { value: 'Aligner lost' } });
  fireEvent.click(document.querySelector('button[type=submit]')!);
  await settled();
  expect(within(dialog).getByText('A refinement of this case is under way already')).toBeTruthy();
  expect(within(dialog).getByDisplayValue('Aligner lost')).toBeTruthy();
  expect(path()).toBe('/aligner');
});

test('nobody is offered what the server does not allow', async () => {
  await texts('common', 'case', 'prescription', 'refinement');
  await show(<Page mayRestart={false} />);
  expect(screen.queryByRole('button', { name: dots })).toBeNull();
});
