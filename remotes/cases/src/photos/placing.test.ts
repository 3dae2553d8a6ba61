import { requiredPhotos } from '@archway/contracts';
import { afterMoves, inPool, missingPositions, placed } from './placing.ts';
import { photo } from './testing.ts';

const front = photo('front', { position: 'frontOcc' });
const left = photo('left', { position: 'leftOcc', automatic: true });
const pooled = photo('pooled');
const places = (photos: readonly { photoId: string; position: string | null }[]) =>
  Object.fromEntries(photos.map(({ photoId, position }) => [photoId, position]));

test('two positions change places', () =>
  expect(places(afterMoves([front, left, pooled], [{ photoId: 'left', position: 'frontOcc' }]))).toEqual({
    front: 'leftOcc',
    left: 'frontOcc',
    pooled: null,
  }));

test('one from the pool sends the other there', () =>
  expect(places(afterMoves([front, left, pooled], [{ photoId: 'pooled', position: 'frontOcc' }]))).toEqual({
    front: null,
    left: 'leftOcc',
    pooled: 'frontOcc',
  }));

test('other photos displace nobody', () => {
  const moved = afterMoves([photo('a', { position: 'other' }), pooled], [{ photoId: 'pooled', position: 'other' }]);
  expect(places(moved)).toEqual({ a: 'other', pooled: 'other' });
});

test('moving to the same position confirms it, and a photo that is gone moves nothing', () => {
  const [confirmed] = afterMoves([left], [{ photoId: 'left', position: 'leftOcc' }]);
  expect(confirmed).toMatchObject({ position: 'leftOcc', automatic: false });
  expect(afterMoves([front], [{ photoId: 'gone', position: 'leftOcc' }])).toEqual([front]);
});

test('what is placed comes in the order of the positions; what is missing is named in it', () => {
  expect(placed([left, pooled, front])).toEqual([front, left]);
  expect(inPool([left, pooled, front])).toEqual([pooled]);
  expect(missingPositions([front, left], requiredPhotos)).toEqual([
    'rightOcc',
    'uptooth',
    'lowtooth',
    'frontSmile',
    'frontFace',
    'rightFace',
    'curvilinearFault',
    'lateral',
  ]);
});
