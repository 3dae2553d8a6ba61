import { fireEvent, render, screen } from '@testing-library/react';
import { FileDrop } from './FileDrop.tsx';
import { sortFiles } from './sort-files.ts';

const file = (name: string, size = 10): File => new File([new Uint8Array(size)], name);

test('the ending decides, in any letter case', () => {
  const { taken, refused } = sortFiles([file('Upper.STL'), file('note.txt')], { accept: ['.stl'], multiple: true });
  expect(taken.map(({ name }) => name)).toEqual(['Upper.STL']);
  expect(refused).toMatchObject([{ reason: 'format', file: { name: 'note.txt' } }]);
});

test('too large is refused, the limit itself is not', () => {
  const limits = { accept: ['.stl'], multiple: true, maxMegabytes: 1 };
  expect(sortFiles([file('a.stl', 1024 * 1024)], limits).taken).toHaveLength(1);
  expect(sortFiles([file('a.stl', 1024 * 1024 + 1)], limits).refused).toMatchObject([{ reason: 'size' }]);
});

test('one place takes one file', () =>
  expect(sortFiles([file('a.stl'), file('b.stl')], { accept: ['.stl'], multiple: false }).refused).toMatchObject([
    { reason: 'count' },
  ]));

test('dropped files arrive, refused ones are told apart', () => {
  const onFiles = jest.fn();
  const onRefused = jest.fn();
  render(<FileDrop label="Upper jaw" accept={['.stl']} onFiles={onFiles} onRefused={onRefused} />);
  const zone = screen.getByText('Upper jaw').closest('label')!;
  fireEvent.drop(zone, { dataTransfer: { files: [file('a.stl')] } });
  fireEvent.drop(zone, { dataTransfer: { files: [file('a.zip')] } });
  expect(onFiles).toHaveBeenCalledTimes(1);
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('a disabled zone takes nothing', () => {
  const onFiles = jest.fn();
  render(<FileDrop label="Upper jaw" accept={['.stl']} onFiles={onFiles} disabled />);
  fireEvent.drop(screen.getByText('Upper jaw').closest('label')!, { dataTransfer: { files: [file('a.stl')] } });
  expect(onFiles).not.toHaveBeenCalled();
});
