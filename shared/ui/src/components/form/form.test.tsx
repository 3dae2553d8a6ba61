import { fireEvent, render, screen } from '@testing-library/react';
import { FormBody } from './FormBody.tsx';
import { FormDialog } from './FormDialog.tsx';
import { FormField } from './FormField.tsx';

const note = (control: HTMLElement): string | null | undefined =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

test('a control is found by its label and described by its hint, or by what is wrong', () => {
  const field = (problem?: string) => (
    <FormField id="f-name" label="Name" hint="As in the passport" problem={problem}>
      {({ status, ...control }) => <input {...control} data-status={status} />}
    </FormField>
  );
  const { rerender } = render(field());
  const control = screen.getByLabelText('Name');
  expect([control.getAttribute('aria-invalid'), note(control)]).toEqual(['false', 'As in the passport']);
  rerender(field('Name is required'));
  expect([control.getAttribute('aria-invalid'), note(control)]).toEqual(['true', 'Name is required']);
  expect(screen.getByRole('alert').textContent).toBe('Name is required');
  expect(screen.queryByText('As in the passport')).toBeNull();
});

test('a form says what was refused as a whole, and sends itself instead of the page', () => {
  const sent = jest.fn();
  render(
    <FormBody failure="The practice is closed" actions={<button type="submit">Save</button>} onSubmit={sent}>
      <input />
    </FormBody>,
  );
  expect(screen.getByRole('alert').textContent).toBe('The practice is closed');
  fireEvent.click(screen.getByText('Save'));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('the button of a dialog sends its form; what is entered is lost by Cancel alone', async () => {
  const sent = jest.fn();
  const left = jest.fn();
  const dialog = (dirty: boolean) => (
    <FormDialog id="d" open title="Why" okText="Reject" busy={false} dirty={dirty} onSubmit={sent} onCancel={left}>
      <input aria-label="Reason" />
    </FormDialog>
  );
  const { rerender } = render(dialog(true));
  fireEvent.click(await screen.findByText('Reject'));
  expect(sent).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'Escape' });
  expect(left).not.toHaveBeenCalled();
  rerender(dialog(false));
  fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'Escape' });
  expect(left).toHaveBeenCalledTimes(1);
});
