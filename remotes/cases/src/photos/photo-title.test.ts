import type { TextFunction } from '@archway/platform';
import { photoTitle } from './photo-title.ts';

const keys: TextFunction = (key) => key;

test('a photo is called by its position, and by otherPic where it has none', () => {
  expect(photoTitle(keys, 'lateral')).toBe('photoPosition.lateral');
  expect(photoTitle(keys, null)).toBe('photoPosition.otherPic');
});
