import { seededRandom } from '@archway/geometry';
import { placeClasses } from '@archway/photo/model';
import type { Canvas } from './covers.ts';
import { drawScene } from './draw-scene.ts';
import { finished } from './finish-picture.ts';
import { coverWithHands } from './hands.ts';
import { randomMouth } from './mouths.ts';
import { type Scene, randomScene } from './scene.ts';

const mouth = randomMouth(3);
const plain: Scene = {
  ...{ label: 'frontOcc', jaws: ['upper', 'lower'], open: 0, yaw: 0, pitch: 0, roll: 0, distance: 200 },
  ...{ from: -7, to: 7, fill: 0.9, lips: 'none', black: true },
};
const draw = (scene: Partial<Scene>, seed = 1): Canvas =>
  drawScene(mouth, { ...plain, ...scene }, seededRandom(seed), 128, 88);

/** How many pixels show it, and the mean place of these across and down the picture. */
function seen({ width, classes }: Canvas, names: (name: string) => boolean) {
  let [count, x, y] = [0, 0, 0];
  for (const [i, of] of classes.entries()) {
    if (!names(placeClasses[of]!)) continue;
    count++;
    x += i % width;
    y += Math.floor(i / width);
  }
  return { count, x: x / count, y: y / count };
}
const named = (word: string) => (name: string) => name.includes(word);

describe('a rendered mouth', () => {
  it('shows upper teeth above lower ones from the front', () => {
    const canvas = draw({});
    expect(seen(canvas, named('upper')).count).toBeGreaterThan(500);
    expect(seen(canvas, named('upper')).y).toBeLessThan(seen(canvas, named('lower')).y);
    expect(Math.abs(seen(canvas, named('incisor')).x - 64)).toBeLessThan(16);
  });

  it('shows front teeth at the left of what is seen from the patient’s left, and the other way round', () => {
    const [left, right] = [draw({ yaw: 50, from: 0 }), draw({ yaw: -50, to: 0 })];
    expect(seen(left, named('incisor')).x).toBeLessThan(seen(left, named('molar')).x);
    expect(seen(right, named('incisor')).x).toBeGreaterThan(seen(right, named('molar')).x);
  });

  it('shows a palate within an upper arch only, its front teeth on top', () => {
    const upper = draw({ jaws: ['upper'], pitch: -85 });
    expect(seen(upper, named('palate')).count).toBeGreaterThan(500);
    expect(seen(upper, named('lower')).count).toBe(0);
    expect(seen(upper, named('incisor')).y).toBeLessThan(seen(upper, named('molar')).y);
    const lower = draw({ jaws: ['lower'], pitch: 85 });
    expect(seen(lower, named('floor')).count).toBeGreaterThan(500);
    expect(seen(lower, named('palate')).count + seen(lower, named('upper')).count).toBe(0);
    expect(seen(lower, named('incisor')).y).toBeGreaterThan(seen(lower, named('molar')).y);
  });

  it('hides teeth behind lips that nobody holds', () => {
    const teeth = (name: string) => name.includes(' ');
    const count = (lips: Scene['lips']) => seen(draw({ lips, open: 4 }), teeth).count;
    expect(count('smile')).toBeLessThan(0.8 * count('none'));
  });

  it('has half an arch across the picture among what belongs to no position', () => {
    const random = seededRandom(4);
    const across = Array.from({ length: 200 }, () => randomScene(random)).filter(({ roll }) => Math.abs(roll) > 60);
    const lying = across.filter(({ roll }) => Math.abs(roll) < 120);
    expect(lying.length).toBeGreaterThan(3);
    for (const { label, jaws } of lying) expect([label, jaws.length]).toEqual(['other', 1]);
  });

  it('leaves the teeth to be seen between hands that come from the borders', () => {
    const canvas = draw({ lips: 'none' });
    const before = canvas.classes.slice();
    coverWithHands(canvas, [30, 20, 98, 68], seededRandom(5));
    const covered = [...before.keys()].filter((i) => canvas.classes[i] !== before[i]);
    expect(covered.length).toBeGreaterThan(200);
    const inMiddle = (i: number) => Math.abs((i % 128) - 64) < 15 && Math.abs(Math.floor(i / 128) - 44) < 10;
    expect(covered.filter(inMiddle)).toEqual([]);
  });

  it('is the same for the same seed, at half the size, with what most of each place shows', () => {
    const [one, other] = [1, 1].map(() => {
      const random = seededRandom(12);
      return finished(drawScene(mouth, randomScene(random), random, 128, 96), random, placeClasses.length);
    });
    expect(one).toEqual(other);
    expect(one!.pixels).toHaveLength(64 * 48 * 3);
    expect(one!.places).toHaveLength(8 * 6);
  });
});
