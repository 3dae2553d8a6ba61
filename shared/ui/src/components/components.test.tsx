import { fireEvent, render, screen } from '@testing-library/react';
import { BatchBar } from './batch-bar/BatchBar.tsx';
import { DescriptionList } from './description-list/DescriptionList.tsx';
import { EmptyState } from './empty-state/EmptyState.tsx';
import { LongWork } from './long-work/LongWork.tsx';
import { StatusTag } from './status-tag/StatusTag.tsx';
import { hueOf } from './user-avatar/hue.ts';

test('a status is a word besides its colour', () => {
  render(<StatusTag tone="warning">Pending clinical approval</StatusTag>);
  expect(screen.getByText('Pending clinical approval').dataset['tone']).toBe('warning');
});

test('a missing fact is a dash, zero is a fact', () => {
  render(
    <DescriptionList
      items={[
        { key: 'a', label: 'Phone', value: '' },
        { key: 'b', label: 'Free cases', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((cell) => cell.textContent)).toEqual(['—', '0']);
});

test('what stands for a whole screen is its heading, what stands in a card is none', () => {
  render(<EmptyState title="No messages" />);
  expect(screen.queryByRole('heading')).toBeNull();
  render(<EmptyState heading title="This case does not exist" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This case does not exist');
});

test('long work tells screen readers each tenth percent', () => {
  const { container } = render(<LongWork title="Upload" share={0.58} onCancel={() => undefined} cancelText="Cancel" />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('58');
  expect(container.querySelector('[aria-live]')?.textContent).toBe('50%');
});

test('an action that does not fit every row says why and does nothing', () => {
  const act = jest.fn();
  render(
    <BatchBar
      selected={3}
      max={100}
      onClear={act}
      actions={[{ key: 'order', label: 'Order', disabledReason: 'Not confirmed', onClick: act }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Order' });
  fireEvent.click(button);
  expect(act).not.toHaveBeenCalled();
  expect(button.title).toBe('Not confirmed');
});

test('the same name always has the same colour', () => expect(hueOf('W-07')).toBe(hueOf('W-07')));
