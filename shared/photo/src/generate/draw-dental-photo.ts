import { seededRandom } from '@archway/geometry';
import type { Pixels } from '../pixels.ts';
import type { PhotoPositionName } from '../positions.ts';
import { drawArch } from './draw-arch.ts';
import { drawFrontBite, drawSideBite } from './draw-bite.ts';
import { drawFace, drawProfile } from './draw-face.ts';
import { drawOther } from './draw-other.ts';
import { drawCephalogram, drawPanoramic } from './draw-radiograph.ts';

const drawings: Record<PhotoPositionName, (random: () => number) => Pixels> = {
  frontOcc: drawFrontBite,
  leftOcc: (random) => drawSideBite(random, 'left'),
  rightOcc: (random) => drawSideBite(random, 'right'),
  uptooth: (random) => drawArch(random, 'upper'),
  lowtooth: (random) => drawArch(random, 'lower'),
  frontSmile: (random) => drawFace(random, true),
  frontFace: (random) => drawFace(random, false),
  rightFace: (random) => drawProfile(random, 'right'),
  leftFace: (random) => drawProfile(random, 'left'),
  curvilinearFault: drawPanoramic,
  lateral: (random) => drawCephalogram(random, 'right'),
  lateralLeft: (random) => drawCephalogram(random, 'left'),
  other: drawOther,
};

/** A drawn picture for demo data and tests, between 600 and 1120 pixels wide; the same seed draws the same picture. */
export function drawDentalPhoto(position: PhotoPositionName, seed: number): Pixels {
  return drawings[position](seededRandom(seed * 7919 + position.length));
}
