import { choosePhotos } from './choose-photos.ts';

const file = (name: string, size = 10): File => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

test('endings decide, in any letter case; what is refused is kept by its reason', () => {
  const { taken, refused } = choosePhotos(
    [
      file('a.JPG'),
      file('b.heic'),
      file('c.pdf'),
      file('big.png', 51 * 1024 * 1024),
      file('full.png', 50 * 1024 * 1024),
    ],
    null,
  );
  expect(taken.map((chosen) => chosen.file.name)).toEqual(['a.JPG', 'b.heic', 'full.png']);
  expect(refused).toEqual({ format: ['c.pdf'], size: ['big.png'], count: [] });
});

test('of many files on one position the first goes there and the others to the pool', () => {
  const positions = (position: 'frontOcc' | 'other') =>
    choosePhotos([file('a.jpg'), file('b.jpg')], position).taken.map((chosen) => chosen.position);
  expect(positions('frontOcc')).toEqual(['frontOcc', null]);
  expect(positions('other')).toEqual(['other', 'other']);
});

test('a case has room for so many', () => {
  const { taken, refused } = choosePhotos([file('a.jpg'), file('b.jpg')], null, 1);
  expect(taken).toHaveLength(1);
  expect(refused.count).toEqual(['b.jpg']);
});
