import type { ReactNode } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { dragged, useDropTarget } from './photo-drag.ts';

const PHOTO = 'application/x-archway-photo';
const files = { dataTransfer: { types: ['Files'], getData: () => '', files: [new File(['x'], 'a.jpg')] } };
const photo = { dataTransfer: { types: [PHOTO], getData: () => '7', files: [] } };

function Zone(props: Parameters<typeof useDropTarget>[0] & { name: string; children?: ReactNode }) {
  const { over, handlers } = useDropTarget(props);
  return (
    <div data-testid={props.name} data-over={over} {...handlers}>
      {props.children}
    </div>
  );
}

const isOver = (name: string): string | undefined => screen.getByTestId(name).dataset['over'];

test('of two zones the inner one takes it, and only that shows it', () => {
  const outer = jest.fn();
  const inner = jest.fn();
  render(
    <Zone name="outer" onFiles={outer}>
      <Zone name="inner" onFiles={inner} />
    </Zone>,
  );
  fireEvent.dragOver(screen.getByTestId('outer'), files);
  expect(isOver('outer')).toBe('true');
  fireEvent.dragOver(screen.getByTestId('inner'), files);
  expect([isOver('outer'), isOver('inner')]).toEqual(['false', 'true']);
  fireEvent.drop(screen.getByTestId('inner'), files);
  expect([isOver('outer'), isOver('inner')]).toEqual(['false', 'false']);
  expect(inner).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});

test('what a zone does not take goes on to the one around it', () => {
  const outer = jest.fn();
  render(
    <Zone name="outer" onPhoto={outer}>
      <Zone name="inner" onFiles={jest.fn()} />
    </Zone>,
  );
  fireEvent.drop(screen.getByTestId('inner'), photo);
  expect(outer).toHaveBeenCalledWith('7');
});

test('a disabled zone takes nothing', () => {
  const take = jest.fn();
  render(<Zone name="zone" onPhoto={take} disabled />);
  fireEvent.drop(screen.getByTestId('zone'), photo);
  expect(take).not.toHaveBeenCalled();
});

test('a photo is carried by its id', () => {
  const setData = jest.fn();
  render(<button {...dragged('7')}>photo</button>);
  fireEvent.dragStart(screen.getByText('photo'), { dataTransfer: { setData } });
  expect(setData).toHaveBeenCalledWith(PHOTO, '7');
});
