import { turnPhoto } from '../../edit/turn-photo.ts';
import type { Pixels } from '../../pixels.ts';
import { framed } from './framed.ts';
import type { Plane } from './layers.ts';
import { type MouthNet, netPositions, netView } from './mouth-net.ts';

/** A picture is seen a little nearer and a little further, too: what only one of them shows counts less. */
const ZOOMS = [1, 0.88, 1.14];

const mirrored: Readonly<Record<string, string>> = { leftOcc: 'rightOcc', rightOcc: 'leftOcc' };
const turned = netPositions.map((name) => netPositions.indexOf((mirrored[name] ?? name) as typeof name));

/** What a network sees at each place of a picture, and what position it takes it for. */
export interface PlaceView {
  /** Shares of `placeClasses`, those of one place after the other. */
  readonly places: Plane;
  /** Logarithms of the shares of `netPositions`. */
  readonly scores: readonly number[];
}

/** The mean over a picture and its mirror image at each zoom: a mirror image has exactly the same view, mirrored. */
export function placeView(pixels: Pixels, net: MouthNet): PlaceView {
  const [here, there] = [pixels, turnPhoto(pixels, { mirror: true })].map((image) => {
    const views = ZOOMS.map((zoom) => netView(framed(image, zoom), net));
    const { width, height, channels } = views[0]!.places;
    const mean = (of: (view: (typeof views)[number]) => ArrayLike<number>) =>
      Float64Array.from(of(views[0]!), (_, i) => views.reduce((sum, view) => sum + of(view)[i]!, 0) / ZOOMS.length);
    return {
      width,
      height,
      channels,
      values: mean(({ places }) => places.values),
      scores: mean(({ scores }) => scores),
    };
  }) as [Mean, Mean];
  const { width, height, channels } = here;
  const values = Float32Array.from(here.values, (value, i) => {
    const [place, channel] = [Math.floor(i / channels), i % channels];
    const other = place - (place % width) + (width - 1 - (place % width));
    return (value + there.values[other * channels + channel]!) / 2;
  });
  return {
    places: { width, height, channels, values },
    scores: Array.from(here.scores, (score, k) => (score + there.scores[turned[k]!]!) / 2),
  };
}

interface Mean {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly values: Float64Array;
  readonly scores: Float64Array;
}
