import { fireEvent, render, screen } from '@testing-library/react';
import { Dropdown } from './dropdown.tsx';

const menu = { items: [{ key: 'rename', label: 'Rename' }] };

test('a press opens the menu, and who was on the button still is', async () => {
  const onClick = jest.fn();
  const onOpenChange = jest.fn();
  render(
    <Dropdown trigger={['click']} menu={{ ...menu, onClick }} onOpenChange={onOpenChange}>
      <button type="button">More</button>
    </Dropdown>,
  );
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  const choice = await screen.findByRole('menuitem', { name: 'Rename' });
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(onOpenChange).toHaveBeenLastCalledWith(true, { source: 'trigger' });
  fireEvent.click(choice);
  expect(onClick).toHaveBeenCalledWith(expect.objectContaining({ key: 'rename' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false, { source: 'menu' });
});

test('what only passes by opens nothing; what rests there does', async () => {
  const onOpenChange = jest.fn();
  render(
    <Dropdown menu={menu} onOpenChange={onOpenChange}>
      <a href="/cases">Cases</a>
    </Dropdown>,
  );
  const link = screen.getByRole('link');
  fireEvent.mouseEnter(link);
  fireEvent.mouseLeave(link);
  await new Promise((passed) => setTimeout(passed, 300));
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.mouseEnter(link);
  expect(await screen.findByRole('menuitem')).toBeTruthy();
});

test('a disabled menu stays shut and its button with it; enabled, the button keeps what it does itself', async () => {
  const onOpenChange = jest.fn();
  const pressed = jest.fn();
  const shown = (disabled: boolean) => (
    <Dropdown disabled={disabled} trigger={['click']} menu={menu} onOpenChange={onOpenChange}>
      <button type="button" onClick={pressed}>
        More
      </button>
    </Dropdown>
  );
  const { rerender } = render(shown(true));
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect(button.disabled).toBe(true);
  fireEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(shown(false));
  fireEvent.click(screen.getByRole('button'));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('menuitem')).toBeTruthy();
});
