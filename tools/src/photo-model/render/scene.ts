import { type Random, between, oneOf } from '@archway/geometry';

export type Shown = 'frontOcc' | 'leftOcc' | 'rightOcc' | 'uptooth' | 'lowtooth' | 'other';

/** What is photographed, and how. */
export interface Scene {
  readonly label: Shown;
  readonly jaws: readonly ('upper' | 'lower')[];
  /** Degrees that the mouth is open. */
  readonly open: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  readonly distance: number;
  /** The teeth that the picture is framed on: from and to, counted from the midline; negative to the patient's right. */
  readonly from: number;
  readonly to: number;
  /** The part of the picture's width that they fill. */
  readonly fill: number;
  readonly lips: 'none' | 'away' | 'smile' | 'smile of both rows';
  readonly black: boolean;
}

const biteOpen = (random: Random) => {
  const at = random();
  return at < 0.5 ? between(random, -0.5, 0.3) : at < 0.72 ? between(random, 0.3, 4) : between(random, 3, 8);
};

const common = (random: Random) => ({
  roll: random() < 0.75 ? between(random, -9, 9) : between(random, -18, 18),
  distance: between(random, 110, 330),
  lips: random() < 0.7 ? ('away' as const) : ('none' as const),
  black: false,
});

function front(random: Random): Scene {
  const reach = random() < 0.8 ? 7 : 6;
  return {
    ...common(random),
    ...{ label: 'frontOcc', jaws: ['upper', 'lower'], open: biteOpen(random) },
    ...{ yaw: between(random, -11, 11), pitch: between(random, -18, 16) },
    ...{ from: -reach, to: reach, fill: between(random, 0.72, 1.12) },
  };
}

/** From one side: often only from the midline on, sometimes half from the front with all front teeth in view. */
function side(random: Random): Scene {
  const left = random() < 0.5;
  const wide = random() < 0.4;
  const yaw = wide ? between(random, 20, 46) : between(random, 34, 78);
  const near = wide ? -Math.round(between(random, 1, 5)) : Math.round(between(random, -2, 2));
  const far = random() < 0.7 ? 7 : 6;
  const sign = left ? 1 : -1;
  const ends = [sign * near, sign * far].sort((a, b) => a - b);
  return {
    ...common(random),
    ...{ label: left ? 'leftOcc' : 'rightOcc', jaws: ['upper', 'lower'], open: biteOpen(random) },
    ...{ yaw: sign * yaw, pitch: between(random, -14, 14) },
    ...{ from: ends[0]!, to: ends[1]!, fill: between(random, 0.74, 1.15) },
  };
}

function arch(random: Random): Scene {
  const upper = random() < 0.5;
  const turned = random() < 0.08 ? 180 : 0;
  return {
    ...common(random),
    ...{ label: upper ? 'uptooth' : 'lowtooth', jaws: [upper ? 'upper' : 'lower'], open: 0 },
    // From below an upper jaw, from above a lower one, never quite straight.
    ...{ yaw: between(random, -6, 6), pitch: (upper ? -1 : 1) * between(random, 52, 98) },
    roll: between(random, -9, 9) + turned,
    ...{ from: -7, to: 7, fill: between(random, 0.72, 1.06), black: random() < 0.06 },
  };
}

/** Teeth, but of no position: one jaw before black, smiles, single teeth large, parts of arches, views in between. */
function other(random: Random): Scene {
  const kind = oneOf(random, [
    ...(['one jaw', 'one jaw', 'smile', 'smile', 'close', 'part', 'part', 'row', 'row', 'tip'] as const),
  ]);
  const base = { ...common(random), label: 'other' as const };
  const upper = random() < 0.5;
  const jaw = upper ? ('upper' as const) : ('lower' as const);
  if (kind === 'one jaw') {
    const reach = Math.round(between(random, 3, 7));
    const yaw = random() < 0.6 ? between(random, -12, 12) : oneOf(random, [-1, 1]) * between(random, 20, 70);
    return {
      ...base,
      ...{ jaws: [jaw], open: 0, yaw, pitch: between(random, -20, 20), lips: random() < 0.4 ? 'away' : 'none' },
      ...{ from: -reach, to: reach, fill: between(random, 0.75, 1.2), black: true },
    };
  }
  if (kind === 'smile')
    return {
      ...base,
      ...{ jaws: ['upper', 'lower'], open: biteOpen(random), pitch: between(random, -12, 12) },
      ...{ yaw: random() < 0.5 ? between(random, -12, 12) : between(random, -70, 70) },
      ...{ from: -6, to: 6, fill: between(random, 0.5, 0.95) },
      lips: random() < 0.5 ? 'smile' : 'smile of both rows',
    };
  if (kind === 'close') {
    const at = Math.round(between(random, -6, 4));
    return {
      ...base,
      ...{
        jaws: random() < 0.85 ? [jaw] : ['upper', 'lower'],
        open: biteOpen(random),
        pitch: between(random, -15, 15),
      },
      ...{ yaw: at * 10 + between(random, -10, 10), from: at, to: at + oneOf(random, [1, 2, 3]) },
      ...{ fill: between(random, 0.9, 1.4), black: random() < 0.7, lips: 'none' },
    };
  }
  // Half an arch lies across the picture, and looks a little like two rows that bite.
  const across = kind === 'row' ? oneOf(random, [-90, 90]) : 0;
  const tip = kind === 'tip';
  const sign = oneOf(random, [-1, 1]);
  const ends = tip ? [-4, 4] : [sign * oneOf(random, [2, 3, 4]), sign * 7].sort((a, b) => a - b);
  return {
    ...base,
    roll: base.roll + across,
    ...{ jaws: [jaw], open: 0, yaw: between(random, -8, 8) },
    ...{ pitch: (upper ? -1 : 1) * (tip ? between(random, 30, 75) : between(random, 60, 95)) },
    ...{ from: ends[0]!, to: ends[1]!, fill: tip || across ? between(random, 0.8, 1.2) : between(random, 0.25, 0.6) },
    ...{ black: random() < (tip ? 0.6 : 0.2), lips: 'none' },
  };
}

export function randomScene(random: Random): Scene {
  const at = random();
  return at < 0.17 ? front(random) : at < 0.46 ? side(random) : at < 0.76 ? arch(random) : other(random);
}
