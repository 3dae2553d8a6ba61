import type { PhotoPosition } from '@archway/contracts';
import { afterMoves } from './placing.ts';
import { automaticConfidence, confidentMoves, suggestionsOf } from './suggestions.ts';
import { photo } from './testing.ts';

const guess = (position: PhotoPosition, confidence: number) => ({ position, confidence });
const ids = (photos: Parameters<typeof suggestionsOf>[0]) => suggestionsOf(photos).map((found) => found.photo.photoId);

test('a photo that has been placed leaves the pool, whoever placed it', () => {
  const placed = photo('placed', { position: 'frontOcc', guesses: [guess('frontOcc', 0.99)] });
  const automatic = photo('automatic', {
    position: 'uptooth',
    automatic: true,
    guesses: [guess('uptooth', 0.92)],
  });
  expect(ids([placed, automatic, photo('waits')])).toEqual(['waits']);
  expect(automaticConfidence(placed)).toBeNull();
  expect(automaticConfidence(automatic)).toBe(0.92);
});

test('kinds of questions', () => {
  const only = (given: Parameters<typeof photo>[1]) => suggestionsOf([photo('a', given)])[0];
  expect(only({ guesses: [guess('leftOcc', 0.8)] })).toMatchObject({ kind: 'sure', place: 'free' });
  expect(only({ guesses: [guess('uptooth', 0.54), guess('lowtooth', 0.4)] })).toMatchObject({
    kind: 'unsure',
    position: 'uptooth',
    alternative: 'lowtooth',
  });
  expect(only({ guesses: [guess('uptooth', 0.7), guess('other', 0.1)] })).toMatchObject({ alternative: null });
  expect(only({})).toMatchObject({ kind: 'unknown', position: null });
});

test('what is sure comes first, what was not recognised last', () =>
  expect(
    ids([
      photo('unknown'),
      photo('unsure', { guesses: [guess('uptooth', 0.5)] }),
      photo('sure', { guesses: [guess('leftOcc', 0.87)] }),
    ]),
  ).toEqual(['sure', 'unsure', 'unknown']));

test('an unsure photo is offered the place that the others leave to it', () => {
  const [upper, either] = suggestionsOf([
    photo('either', { guesses: [guess('uptooth', 0.52), guess('lowtooth', 0.46)] }),
    photo('upper', { guesses: [guess('uptooth', 0.9), guess('lowtooth', 0.08)] }),
  ]);
  expect(upper).toMatchObject({ position: 'uptooth', kind: 'sure' });
  expect(either).toMatchObject({ position: 'lowtooth', alternative: 'uptooth', confidence: 0.46, kind: 'unsure' });
});

test('all that is sure is accepted at one stroke, the surest for each position, and nobody confirmed is displaced', () => {
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
  const moves = confidentMoves(photos);
  expect(moves).toHaveLength(4);
  expect(moves).toEqual(
    expect.arrayContaining([
      { photoId: 'placed', position: 'rightFace' },
      { photoId: 'first', position: 'leftOcc' },
      { photoId: 'other1', position: 'other' },
      { photoId: 'other2', position: 'other' },
    ]),
  );
});

describe('a later photo that fits a position better', () => {
  const wrong = photo('wrong', { position: 'frontOcc', automatic: true, guesses: [guess('frontOcc', 0.82)] });
  const right = photo('right', { guesses: [guess('frontOcc', 0.96)] });

  test('takes it from one that only the classification placed, which is never confirmed', () => {
    expect(suggestionsOf([wrong, right])[0]).toMatchObject({ kind: 'sure', place: 'better' });
    const moves = confidentMoves([wrong, right]);
    expect(moves).toEqual([{ photoId: 'right', position: 'frontOcc' }]);
    const after = afterMoves([wrong, right], moves);
    expect(after.map(({ photoId, position }) => [photoId, position])).toEqual([
      ['wrong', null],
      ['right', 'frontOcc'],
    ]);
  });

  test('does not displace one that was accepted before it came, but says that it fits better', () => {
    const accepted = afterMoves([wrong], confidentMoves([wrong]));
    expect(accepted[0]).toMatchObject({ position: 'frontOcc', automatic: false });
    const photos = [...accepted, right];
    expect(confidentMoves(photos)).toEqual([]);
    expect(suggestionsOf(photos)[0]).toMatchObject({ position: 'frontOcc', kind: 'sure', place: 'better' });
    // One that fits less well is told that the place is taken.
    const worse = photo('worse', { guesses: [guess('frontOcc', 0.81)] });
    expect(suggestionsOf([...accepted, worse])[0]).toMatchObject({ kind: 'sure', place: 'taken' });
  });

  test('that fits about as well leaves the choice to the reader', () => {
    const equal = photo('equal', { guesses: [guess('frontOcc', 0.83)] });
    expect(confidentMoves([wrong, equal])).toEqual([]);
  });
});
