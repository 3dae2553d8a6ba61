import { type Random, between, seededRandom, wholeBetween } from '@archway/geometry';
import type { JawTraits } from '@archway/mesh';
import type { Mouth } from './draw-scene.ts';
import { jawPart } from './jaw-part.ts';

/** Patients that differ as patients do. */
export function randomMouth(seed: number): Mouth {
  const random = seededRandom(9000 + seed);
  const both = traitsOf(random);
  const lower = { ...both, missing: missingOf(random), crowding: both.crowding * between(random, 0.6, 1.4) };
  const papilla = random() < 0.15 ? 0 : between(random, 1, 4.2);
  return {
    upper: jawPart('upper', seed, { ...both, missing: missingOf(random) }, papilla),
    lower: jawPart('lower', seed, lower, papilla * between(random, 0.6, 1)),
  };
}

const traitsOf = (random: Random): Omit<JawTraits, 'missing'> => ({
  width: between(random, 0.9, 1.12),
  toothSize: between(random, 0.92, 1.08),
  crowding: random() < 0.5 ? between(random, 0, 0.6) : between(random, 0.6, 2),
  spacing: random() < 0.2 ? between(random, 0.1, 0.9) : 0,
  diastema: random() < 0.12 ? between(random, 0.5, 2) : 0,
  overbite: random() < 0.6 ? between(random, -0.8, 2.6) : between(random, 2, 5),
  overjet: between(random, 0.2, 3.5),
  midline: between(random, -1, 1),
});

function missingOf(random: Random): JawTraits['missing'] {
  const missing: JawTraits['missing'][number][] = [];
  for (const side of ['right', 'left'] as const) {
    if (random() < 0.35) missing.push({ side, tooth: 7 });
    if (random() < 0.1) missing.push({ side, tooth: wholeBetween(random, 4, 6) });
    else if (random() < 0.04) missing.push({ side, tooth: wholeBetween(random, 1, 3) });
  }
  return missing;
}
