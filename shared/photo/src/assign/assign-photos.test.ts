import { seededRandom } from '@archway/geometry';
import { type PhotoPositionName, photoPositionNames } from '../positions.ts';
import { type AssignedPhoto, assignPhotos } from './assign-photos.ts';
import { bestMatching, totalGain } from './best-matching.ts';

type Guesses = Partial<Record<PhotoPositionName, number>>;

const photo = (id: string, guesses: Guesses, given: Partial<AssignedPhoto> = {}): AssignedPhoto => ({
  id,
  position: null,
  confirmed: false,
  guesses: Object.entries(guesses).map(([position, confidence]) => ({
    position: position as PhotoPositionName,
    confidence,
  })),
  ...given,
});

/** The largest sum by trying everything. */
function tried(gain: readonly (readonly number[])[], row = 0, used = 0): number {
  const line = gain[row];
  if (!line) return 0;
  return line.reduce(
    (best, value, column) =>
      value > 0 && !(used & (1 << column)) ? Math.max(best, value + tried(gain, row + 1, used | (1 << column))) : best,
    tried(gain, row + 1, used),
  );
}

test('no other matching gains more', () => {
  const random = seededRandom(3);
  for (let round = 0; round < 300; round++) {
    const [rows, columns] = [1 + Math.floor(random() * 5), Math.floor(random() * 7)];
    const gain = Array.from({ length: rows }, () => Array.from({ length: columns }, () => random() * 2 - 0.7));
    const matching = bestMatching(gain);
    const taken = matching.filter((column) => column >= 0);
    expect(new Set(taken).size).toBe(taken.length);
    expect(totalGain(gain, matching)).toBeCloseTo(tried(gain), 9);
  }
});

test('a photo that came later and fits better takes the place that nobody confirmed', () => {
  const photos = [
    photo('early', { frontOcc: 0.82 }, { position: 'frontOcc' }),
    photo('late', { frontOcc: 0.96, leftOcc: 0.02 }),
  ];
  const found = assignPhotos(photos);
  expect(found.get('late')).toMatchObject({ position: 'frontOcc', insteadOf: null });
  expect(found.get('late')!.margin).toBeCloseTo(0.12, 9);
  expect(found.has('early')).toBe(false);
  // In whatever order they lie.
  expect(assignPhotos(photos.toReversed()).get('late')).toMatchObject({ position: 'frontOcc' });
});

test('a confirmed photo keeps its place, and a later one that fits better is named as its rival', () => {
  const confirmed = photo('confirmed', { frontOcc: 0.82 }, { position: 'frontOcc', confirmed: true });
  const found = assignPhotos([confirmed, photo('late', { frontOcc: 0.96 }), photo('worse', { frontOcc: 0.81 })]);
  expect([...found.keys()]).toEqual(['late']);
  expect(found.get('late')).toMatchObject({ position: 'frontOcc', insteadOf: 'confirmed' });
});

test('nobody is held against a photo that a person put where the analysis did not see it', () => {
  const chosen = photo('chosen', { leftOcc: 0.9 }, { position: 'frontOcc', confirmed: true });
  expect(assignPhotos([chosen, photo('late', { frontOcc: 0.96 })]).size).toBe(0);
});

test('all together: the second best place of one makes room for another that has no choice', () => {
  const found = assignPhotos([
    photo('either', { uptooth: 0.52, lowtooth: 0.46 }),
    photo('upper', { uptooth: 0.9, lowtooth: 0.08 }),
  ]);
  expect(found.get('upper')).toMatchObject({ position: 'uptooth', confidence: 0.9 });
  expect(found.get('either')).toMatchObject({ position: 'lowtooth', confidence: 0.46 });
});

test('two that fit equally well leave no margin', () => {
  const found = assignPhotos([photo('a', { lateral: 0.9 }), photo('b', { lateral: 0.9 })]);
  expect(found.size).toBe(1);
  expect([...found.values()][0]!.margin).toBeCloseTo(0, 9);
});

test('the open position holds any number, and photos without a guess have no place', () => {
  const found = assignPhotos([photo('a', { other: 0.9 }), photo('b', { other: 0.9, lateral: 0.05 }), photo('c', {})]);
  expect([...found].map(([id, { position }]) => [id, position])).toEqual([
    ['a', 'other'],
    ['b', 'other'],
  ]);
});

test('two hundred photos of twelve positions: each place once, and every margin is a loss', () => {
  const random = seededRandom(9);
  const photos = Array.from({ length: 200 }, (_, i) => {
    const [first, second] = [0, 1].map(() => photoPositionNames[Math.floor(random() * 12)]!);
    return photo(String(i), { [first!]: random() * 0.7 + 0.3, ...(second === first ? {} : { [second!]: 0.2 }) });
  });
  const found = [...assignPhotos(photos).values()];
  expect(found).toHaveLength(12);
  expect(new Set(found.map(({ position }) => position)).size).toBe(12);
  expect(Math.min(...found.map(({ margin }) => margin))).toBeGreaterThanOrEqual(0);
});
