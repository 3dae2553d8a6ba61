import type { PhotoPosition } from '@archway/contracts';
import { confidentMoves, suggestionOf, suggestionsOf } from './suggestions.ts';
import { photo } from './testing.ts';

const guess = (position: PhotoPosition, confidence: number) => ({ position, confidence });

test('a confirmed photo raises no question', () =>
  expect(suggestionOf(photo('a', { position: 'frontOcc', guesses: [guess('frontOcc', 0.99)] }))).toBeNull());

test('kinds of questions', () => {
  expect(
    suggestionOf(photo('a', { position: 'uptooth', automatic: true, guesses: [guess('uptooth', 0.92)] })),
  ).toMatchObject({ kind: 'placed', position: 'uptooth', confidence: 0.92 });
  expect(suggestionOf(photo('b', { guesses: [guess('leftOcc', 0.8)] }))).toMatchObject({ kind: 'sure' });
  expect(suggestionOf(photo('c', { guesses: [guess('uptooth', 0.54), guess('lowtooth', 0.4)] }))).toMatchObject({
    kind: 'unsure',
    position: 'uptooth',
    alternative: 'lowtooth',
  });
  expect(suggestionOf(photo('d', { guesses: [guess('uptooth', 0.7), guess('other', 0.1)] }))).toMatchObject({
    alternative: null,
  });
  expect(suggestionOf(photo('e'))).toMatchObject({ kind: 'unknown', position: null });
});

test('what is sure comes first, what was not recognised last', () => {
  const photos = [
    photo('unknown'),
    photo('unsure', { guesses: [guess('uptooth', 0.5)] }),
    photo('sure', { guesses: [guess('leftOcc', 0.87)] }),
    photo('placed', { position: 'rightFace', automatic: true, guesses: [guess('rightFace', 0.92)] }),
  ];
  expect(suggestionsOf(photos).map((found) => found.photo.photoId)).toEqual(['placed', 'sure', 'unsure', 'unknown']);
});

test('all that is sure is accepted at one stroke, the surest for each position, and nobody is displaced', () => {
  const photos = [
    photo('placed', { position: 'rightFace', automatic: true, guesses: [guess('rightFace', 0.92)] }),
    photo('second', { guesses: [guess('leftOcc', 0.85)] }),
    photo('first', { guesses: [guess('leftOcc', 0.9)] }),
    photo('unsure', { guesses: [guess('uptooth', 0.79)] }),
    photo('stands', { position: 'frontOcc' }),
    photo('late', { guesses: [guess('frontOcc', 0.99)] }),
    photo('other1', { guesses: [guess('other', 0.9)] }),
    photo('other2', { guesses: [guess('other', 0.9)] }),
  ];
  expect(confidentMoves(photos)).toEqual([
    { photoId: 'placed', position: 'rightFace' },
    { photoId: 'first', position: 'leftOcc' },
    { photoId: 'other1', position: 'other' },
    { photoId: 'other2', position: 'other' },
  ]);
});
