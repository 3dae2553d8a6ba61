import { type Plane, type Weights, placeByPlace, shares, sideBySide, sums, windows } from './layers.ts';

/** The size of the pictures that the network sees, in pixels. */
export const NET_WIDTH = 128;
export const NET_HEIGHT = 88;

/** In the order of the network's last scores. */
export const netPositions = ['frontOcc', 'leftOcc', 'rightOcc', 'uptooth', 'lowtooth', 'other'] as const;
export type NetPosition = (typeof netPositions)[number];

/** What a place of a picture shows, in the order of the network's shares. */
export const placeClasses = [
  ...['nothing', 'flesh', 'skin', 'palate', 'floor'],
  ...['upper incisor', 'upper canine', 'upper premolar', 'upper molar'],
  ...['lower incisor', 'lower canine', 'lower premolar', 'lower molar'],
] as const;

/** A network as it was trained: tools/src/photo-model/train.py tells its form. */
export interface MouthNet {
  /** Windows one after the other; the first three halve the picture. */
  readonly windows: readonly Weights[];
  /** Classes of each place. */
  readonly place: Weights;
  /** Windows over features and classes that halve once more. */
  readonly gather: Weights;
  readonly position: Weights;
}

const HALVING = 3;
/** Colours are counted in spreads of the picture, which is never quite even. */
const LEAST_SPREAD = 0.05;

/** What the network says of a picture. */
export interface NetView {
  /** Of each place the shares of `placeClasses`. */
  readonly places: Plane;
  /** The logarithms of the shares of `netPositions`. */
  readonly scores: readonly number[];
}

/** @param rgb a picture of `NET_WIDTH × NET_HEIGHT`, three values of 0 to 255 a pixel */
export function netView(rgb: Float32Array, net: MouthNet): NetView {
  let plane = standard(rgb);
  for (const [i, weights] of net.windows.entries()) plane = windows(plane, weights, i < HALVING ? 2 : 1);
  const places = placeByPlace(plane, net.place);
  for (let i = 0; i < places.values.length; i += places.channels)
    places.values.set(shares(places.values.subarray(i, i + places.channels)), i);
  const gathered = windows(sideBySide(plane, places), net.gather, 2);
  const scores = new Float32Array(net.position.outputs);
  sums(gathered.values, net.position, scores);
  return { places, scores: shares(scores).map(Math.log) };
}

/** Each colour less its mean in the picture, by the spread of all three. */
function standard(rgb: ArrayLike<number>): Plane {
  const size = NET_WIDTH * NET_HEIGHT;
  const values = new Float32Array(3 * size);
  const mean = [0, 0, 0];
  for (let i = 0; i < values.length; i++) {
    values[i] = rgb[i]! / 255;
    mean[i % 3] = mean[i % 3]! + values[i]! / size;
  }
  let square = 0;
  for (let i = 0; i < values.length; i++) {
    values[i] = values[i]! - mean[i % 3]!;
    square += values[i]! ** 2 / values.length;
  }
  const spread = Math.sqrt(square) + LEAST_SPREAD;
  for (let i = 0; i < values.length; i++) values[i] = values[i]! / spread;
  return { width: NET_WIDTH, height: NET_HEIGHT, channels: 3, values };
}
