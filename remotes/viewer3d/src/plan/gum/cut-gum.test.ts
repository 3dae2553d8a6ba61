import { cutGum, usualReach } from '@archway/dental/gum';
import { samplePlan } from '@archway/dental/testing';
import { jawWithTeeth } from '../testing/jaw-with-teeth.fixture.ts';

const { jaw, bodies } = jawWithTeeth('lower', samplePlan(1));
const teeth = bodies.map(({ mesh }) => mesh.positions);

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
