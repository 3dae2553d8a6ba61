import { seededRandom } from '@archway/geometry';
import { turnPhoto } from '../../edit/turn-photo.ts';
import { shrinkPhoto } from '../../edit/shrink-photo.ts';
import { drawDentalPhoto } from '../../generate/draw-dental-photo.ts';
import type { Weights } from './layers.ts';
import { type MouthNet, netPositions, placeClasses } from './mouth-net.ts';
import { placeView } from './place-view.ts';

const random = seededRandom(8);
const layer = (inputs: number, outputs: number): Weights => ({
  ...{ inputs, outputs },
  values: Float32Array.from({ length: inputs * outputs }, () => (random() - 0.5) / Math.sqrt(inputs)),
  bias: Float32Array.from({ length: outputs }, () => random() - 0.5),
});
/** Knows nothing, and left from right least of all. */
const net: MouthNet = {
  windows: [layer(27, 4), layer(36, 6), layer(54, 8)],
  place: layer(8, placeClasses.length),
  gather: layer(9 * (8 + placeClasses.length), 5),
  position: layer(5 * 8 * 6, netPositions.length),
};

test('a mirror image has the same view, mirrored, with any network', () => {
  const pixels = shrinkPhoto(drawDentalPhoto('leftOcc', 4), 256);
  const [here, there] = [placeView(pixels, net), placeView(turnPhoto(pixels, { mirror: true }), net)];
  const { width, height, channels, values } = here.places;
  expect([width, height]).toEqual([16, 11]);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = 0; k < channels; k++)
        expect(there.places.values[(y * width + (width - 1 - x)) * channels + k]).toBe(
          values[(y * width + x) * channels + k],
        );
  const at = (name: (typeof netPositions)[number]) => netPositions.indexOf(name);
  expect(there.scores[at('leftOcc')]).toBe(here.scores[at('rightOcc')]);
  expect(there.scores[at('frontOcc')]).toBe(here.scores[at('frontOcc')]);
  expect(here.scores[at('leftOcc')]).not.toBe(here.scores[at('rightOcc')]);
});
