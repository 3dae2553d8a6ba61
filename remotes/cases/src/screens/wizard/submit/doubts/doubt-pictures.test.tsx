import { fireEvent, render, screen } from '@testing-library/react';
import type { DoubtObject } from '@archway/contracts';
import { texts } from '../../../../texts.ts';
import { DoubtPictures } from './DoubtPictures.tsx';

const model = (place: string, thumbName: string | null): DoubtObject => ({
  ...{ kind: 'model', id: place, place, fileName: `${place}.stl`, thumbName },
});

beforeAll(() => texts('common', 'case', 'photos'));

test('each jaw has its picture, which opens it in 3D', () => {
  const onOpenModels = jest.fn();
  render(
    <DoubtPictures objects={[model('1', 'a_thumb.jpg'), model('2', 'b_thumb.jpg')]} onOpenModels={onOpenModels} />,
  );
  expect(screen.getAllByRole('img')).toHaveLength(2);
  const [upper] = screen.getAllByRole('button');
  fireEvent.click(upper!);
  expect(onOpenModels).toHaveBeenCalledTimes(1);
});

test('without pictures of all of them, one button opens 3D', () => {
  render(<DoubtPictures objects={[model('1', 'a_thumb.jpg'), model('2', null)]} onOpenModels={() => undefined} />);
  expect(screen.queryAllByRole('img')).toHaveLength(0);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a CT that has a picture shows it', () => {
  const ct: DoubtObject = { kind: 'cbct', id: '1', place: '', fileName: 'ct.zip', thumbName: 'ct_thumb.jpg' };
  render(<DoubtPictures objects={[ct]} onOpenModels={() => undefined} />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});
