import { generateHead } from './generate-head.ts';

const head = generateHead({ size: [104, 104, 88] });
const [nx, ny, nz] = head.size;
const part = (from: number, to: number): number =>
  head.data.filter((value) => value >= from && value < to).length / head.data.length;

describe('the generated head', () => {
  it('has air, soft tissue, bone, dentin and enamel in believable parts', () => {
    expect(part(-1100, -900)).toBeGreaterThan(0.2);
    expect(part(-60, 130)).toBeGreaterThan(0.3);
    expect(part(1100, 1400)).toBeGreaterThan(0.005);
    expect(part(1500, 1800)).toBeGreaterThan(0.003);
    expect(part(2500, 3000)).toBeGreaterThan(0.001);
    expect(part(2500, 3000)).toBeLessThan(0.02);
  });

  it('carries its teeth in front, in the middle of its height', () => {
    let [front, low, high, count] = [0, Infinity, -Infinity, 0];
    head.data.forEach((value, n) => {
      if (value < 2400) return;
      const z = Math.floor(n / (nx * ny));
      if (Math.floor(n / nx) % ny < ny / 2 + 4) front += 1;
      [low, high, count] = [Math.min(low, z), Math.max(high, z), count + 1];
    });
    expect(front / count).toBeGreaterThan(0.95);
    expect([low / nz > 0.25, high / nz < 0.65]).toEqual([true, true]);
  });

  it('is the same for the same seed', () => {
    expect(generateHead({ size: [20, 20, 20], seed: 5 }).data).toEqual(
      generateHead({ size: [20, 20, 20], seed: 5 }).data,
    );
    expect(generateHead({ size: [20, 20, 20], seed: 6 }).data).not.toEqual(
      generateHead({ size: [20, 20, 20], seed: 5 }).data,
    );
  });
});
