import { type NetPosition, netPositions, placeClasses } from './mouth-net.ts';
import type { PlaceView } from './place-view.ts';

/** What a view of a mouth comes down to, as numbers of about 1. */
export interface MouthSigns {
  /** In the order of `plainNames`. */
  readonly plain: readonly number[];
  /** Changes its sign when left and right change places; positive when seen from the patient's left. */
  readonly side: number;
  /** How surely a bite is seen from the front. */
  readonly front: number;
  /** Positive where they are an upper jaw's, negative where a lower one's: upper ones are broad, lower ones narrow and alike. */
  readonly incisors: number;
  /** 1 when incisors and canines stand above what is behind them in the picture, -1 when below. */
  readonly ahead: 1 | -1;
}

/** What tells bites, arches and everything else apart: parts of the picture, how teeth spread, what the network takes it for. */
export const plainNames = [
  ...['teeth', 'upper less lower', 'inside of an arch', 'nothing', 'skin', 'wide', 'high', 'both jaws'],
  ...['front, not side', 'upper, not lower arch', 'no position', 'arch, not bite'],
] as const;

/** Places: what is less than this is hardly there. */
const FEW = 0.3;

const classesOf = (jaw: string) => [...placeClasses.keys()].filter((k) => placeClasses[k]!.startsWith(jaw));
const [uppers, lowers] = [classesOf('upper'), classesOf('lower')];
const inside = [placeClasses.indexOf('palate'), placeClasses.indexOf('floor')];
/** A part of half a place pulls towards the middle: what is hardly there stands nowhere. */
const PULL = 0.5;

/** The signs of a view; those of a mirror image are the same, but for the side, which has the other sign. */
export function placeSigns(view: PlaceView): MouthSigns {
  const { places, scores } = view;
  const { width, height, channels, values } = places;
  const size = width * height;
  const shareOf = (classes: readonly number[]) =>
    Float64Array.from({ length: size }, (_, i) => classes.reduce((sum, k) => sum + values[i * channels + k]!, 0));
  // -1 to 1 from left to right and from top to bottom.
  const xAt = (i: number) => ((i % width) - (width - 1) / 2) / (width / 2);
  const yAt = (i: number) => (Math.floor(i / width) - (height - 1) / 2) / (height / 2);
  const total = (share: Float64Array) => share.reduce((sum, value) => sum + value, 0);
  const [upper, lower, teeth] = [shareOf(uppers), shareOf(lowers), shareOf([...uppers, ...lowers])];
  const [above, below] = [total(upper), total(lower)];
  const all = above + below + 1e-3;
  const middle = teeth.reduce((sum, value, i) => sum + value * yAt(i), 0) / (all + PULL);
  const spread = (at: (i: number) => number, about: number) =>
    Math.sqrt(teeth.reduce((sum, value, i) => sum + value * (at(i) - about) ** 2, 0) / all);
  const part = (name: (typeof placeClasses)[number]) => total(shareOf([placeClasses.indexOf(name)])) / size;
  const score = (name: NetPosition) => scores[netPositions.indexOf(name)]!;
  const sides = [score('leftOcc'), score('rightOcc')] as const;
  const arches = [score('uptooth'), score('lowtooth')] as const;
  const bites = [score('frontOcc'), ...sides] as const;
  const front = tame(score('frontOcc') - Math.max(...sides));
  return {
    plain: [
      ...[all / size, (above - below) / all, (3 * total(shareOf(inside))) / size, part('nothing'), part('skin')],
      ...[spread(xAt, 0), spread(yAt, middle), (4 * above * below) / all ** 2],
      ...[front, tame(arches[0] - arches[1]), tame(score('other') - Math.max(...bites, ...arches))],
      tame(Math.max(...arches) - Math.max(...bites)),
    ],
    side: (sides[0] - sides[1]) / 4,
    front,
    incisors: Math.log(
      (total(shareOf(classesOf('upper incisor'))) + FEW) / (total(shareOf(classesOf('lower incisor'))) + FEW),
    ),
    ahead: frontBelow(view) ? -1 : 1,
  };
}

/** Whether incisors and canines are seen further down than what is behind them. */
function frontBelow({ places }: PlaceView): boolean {
  const { width, height, channels, values } = places;
  const middleOf = (isMeant: (name: string) => boolean) => {
    const classes = [...placeClasses.keys()].filter((k) => isMeant(placeClasses[k]!));
    let [sum, down] = [0, 0];
    for (let i = 0; i < width * height; i++)
      for (const k of classes) {
        sum += values[i * channels + k]!;
        down += values[i * channels + k]! * Math.floor(i / width);
      }
    return down / (sum + 1e-6);
  };
  return middleOf((name) => /incisor|canine/.test(name)) > middleOf((name) => /molar/.test(name));
}

/** Of a difference of logarithms. */
const tame = (value: number) => Math.min(3, Math.max(-3, value / 4));
