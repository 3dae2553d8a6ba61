import { contradictory, displacedBy, placeByGuess } from './placement.ts';

const photo = (photoId: string, position: Parameters<typeof displacedBy>[0][number]['position']) => ({
  photoId,
  position,
});

test('two photos to one position contradict each other, and so does one photo to two; the open one holds many', () => {
  expect(contradictory([photo('1', 'lateral'), photo('2', 'lateral')])).toBe(true);
  expect(contradictory([photo('1', 'lateral'), photo('1', 'frontOcc')])).toBe(true);
  expect(contradictory([photo('1', 'other'), photo('2', 'other')])).toBe(false);
  expect(contradictory([photo('1', null), photo('2', null)])).toBe(false);
});

describe('whoever stands where another comes to', () => {
  const photos = [photo('1', 'frontOcc'), photo('2', 'lateral'), photo('3', null), photo('4', 'other')];
  test('changes places with it', () =>
    expect(displacedBy(photos, [photo('1', 'lateral')])).toEqual([photo('2', 'frontOcc')]));
  test('goes to the pool for one out of the pool', () =>
    expect(displacedBy(photos, [photo('3', 'lateral')])).toEqual([photo('2', null)]));
  test('goes to the pool when the position that was left is taken as well', () =>
    expect(displacedBy(photos, [photo('1', 'lateral'), photo('3', 'frontOcc')])).toEqual([photo('2', null)]));
  test('stays at the open position, and nobody follows a photo that is moved itself', () => {
    expect(displacedBy(photos, [photo('1', 'other')])).toEqual([]);
    expect(displacedBy(photos, [photo('1', 'lateral'), photo('2', 'frontOcc')])).toEqual([]);
    expect(displacedBy(photos, [photo('2', 'lateral')])).toEqual([]);
  });
});

describe('the classification', () => {
  const sure = [
    { position: 'lateral' as const, confidence: 0.3 },
    { position: 'frontOcc' as const, confidence: 0.8 },
  ];
  test('places what is sure where it is free', () => expect(placeByGuess(sure, new Set([null]))).toBe('frontOcc'));
  test('displaces nobody', () => expect(placeByGuess(sure, new Set(['frontOcc' as const]))).toBeNull());
  test('places nothing that is not sure', () =>
    expect(placeByGuess([{ position: 'lateral', confidence: 0.79 }], new Set())).toBeNull());
  test('places nothing without a guess', () => expect(placeByGuess([], new Set())).toBeNull());
  test('finds the open position always free', () =>
    expect(placeByGuess([{ position: 'other', confidence: 0.9 }], new Set(['other' as const]))).toBe('other'));
});
