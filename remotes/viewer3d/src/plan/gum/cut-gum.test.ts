import { samplePlan } from '@archway/dental/testing';
import { jawWithTeeth } from '../testing/jaw-with-teeth.fixture.ts';
import { cutGum } from './cut-gum.ts';
import { usualReach } from './gum-weights.ts';
import { NearPoints } from './near-points.ts';

const { jaw, bodies } = jawWithTeeth('lower', samplePlan(1));
const teeth = bodies.map(({ mesh }) => mesh.positions);

test('who is near is found across cells, and nobody where nobody is', () => {
  const near = new NearPoints(0.15);
  near.add(Float32Array.of(0, 0, 0, -10, 4, 2), 3);
  near.add(Float32Array.of(0.1, 0, 0), 7);
  expect([near.ownerNear(-0.02, 0, 0), near.ownerNear(0.16, 0, 0), near.ownerNear(-10.05, 4.05, 2)]).toEqual([3, 7, 3]);
  expect(near.ownerNear(0, 0.2, 0)).toBe(-1);
});

test('what is left of a jaw without its teeth is the gum', () => {
  const gum = cutGum(jaw, teeth, usualReach);
  const faces = bodies.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
  expect(gum.indices.length / 3).toBe(jaw.indices.length / 3 - faces);
  expect(Math.max(...gum.indices)).toBeLessThan(gum.positions.length / 3);
  expect(cutGum(jaw, [], usualReach).indices).toHaveLength(jaw.indices.length);
});

test('gum near a tooth goes with it, far ones rest, and shares are whole', () => {
  const gum = cutGum(jaw, teeth, usualReach);
  let [most, rests] = [0, 0];
  for (let i = 0; i < gum.bones.length; i += 4) {
    const shares = [...gum.shares.subarray(i, i + 4)];
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
    const resting = shares.reduce((sum, share, at) => sum + (gum.bones[i + at] === 0 ? share : 0), 0);
    if (resting > 0.99) rests += 1;
    if (resting < 0.05) most += 1;
  }
  expect(most).toBeGreaterThan(20);
  expect(rests).toBeGreaterThan(20);
});
