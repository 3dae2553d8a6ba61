import { type Random, between } from '@archway/geometry';
import { braces } from './braces.ts';
import { type Camera, cameraAt, projected } from './camera.ts';
import { NOTHING, classOf } from './classes.ts';
import { type Box, type Canvas, coverSides, coverWithLips, frameIt } from './covers.ts';
import { coverWithGloves } from './gloves.ts';
import { coverWithHands } from './hands.ts';
import { type JawPart, type PictureTooth, joined, tongue } from './jaw-part.ts';
import { jawShape, movedJaw } from './move-jaw.ts';
import { paintsOf } from './paints.ts';
import { emptyHits, rasterize } from './raster.ts';
import type { Scene } from './scene.ts';
import { shade } from './shade.ts';
import { type Surface, material } from './surface.ts';

/** The jaws of one patient. */
export interface Mouth {
  readonly upper: JawPart;
  readonly lower: JawPart;
}

interface Placed {
  readonly surface: Surface;
  readonly positions: Float32Array;
  /** FDI number of each vertex; 0 where there is no tooth. */
  readonly fdi: Uint8Array;
}

/** A picture of a mouth, with what each pixel shows. */
export function drawScene(mouth: Mouth, scene: Scene, random: Random, width: number, height: number): Canvas {
  const paints = paintsOf(random);
  const placed = scene.jaws.map((jaw) => placedJaw(mouth[jaw], scene, random));
  // Within a lower arch there is a tongue; behind a bite it is often not seen.
  const tongueShown = random() < (scene.jaws.length === 1 ? 0.96 : 0.6);
  if (scene.jaws.includes('lower') && tongueShown) placed.push(placedTongue(random, scene.label === 'lowtooth'));
  const all = joined(placed.map(({ surface, positions }) => ({ ...surface, positions })));
  const fdi = new Uint8Array(all.tooth.length);
  placed.reduce((at, one) => (fdi.set(one.fdi, at), at + one.fdi.length), 0);
  const wanted = (v: number) => fdi[v]! > 0 && all.materials[v] === material.tooth && inView(fdi[v]!, scene);
  const middle = meanOf(all.positions, wanted);
  const camera = cameraAt(scene.yaw, scene.pitch, scene.roll, middle, scene.distance);
  const places = projected(all.positions, camera);
  const box = boxOf(places, wanted);
  const scale = (scene.fill * width) / (box[2] - box[0]);
  // Pictures are brought to one size whatever their sides were.
  const high = scale * between(random, 0.87, 1.14);
  const [cx, cy] = [
    width * (0.5 + between(random, -0.07, 0.07)) - ((box[0] + box[2]) / 2) * scale,
    height * (0.5 + between(random, -0.09, 0.09)) - ((box[1] + box[3]) / 2) * high,
  ];
  let nearest = Infinity;
  for (let v = 0; v < all.materials.length; v++) {
    places[3 * v] = places[3 * v]! * scale + cx;
    places[3 * v + 1] = places[3 * v + 1]! * high + cy;
    if (wanted(v)) nearest = Math.min(nearest, places[3 * v + 2]!);
  }
  const canvas = background(width, height, scene.black ? [0.02, 0.02, 0.02] : paints.throat);
  const hits = emptyHits(width, height);
  rasterize(hits, places, all.indices);
  shade(canvas.colours, hits, all, all.positions, { camera, paints, nearest });
  for (let i = 0; i < canvas.classes.length; i++) {
    if (hits.triangle[i] === 0) continue;
    const [second, third] = [hits.second[i]!, hits.third[i]!];
    const corner = second > 0.5 ? 1 : third > 0.5 ? 2 : 0;
    const v = all.indices[3 * (hits.triangle[i]! - 1) + corner]!;
    canvas.classes[i] = classOf(all.materials[v]!, fdi[v]!);
  }
  if (random() < 0.12) braces(canvas, hits, teethIn(mouth, scene), { places, fdi, materials: all.materials }, random);
  const inPicture = boxOf(places, wanted);
  lipsOf(canvas, scene, inPicture, { camera, paints, random, places, fdi });
  const held = scene.black || scene.lips.startsWith('smile') ? 1 : random();
  if (held < 0.15) coverWithGloves(canvas, inPicture, random);
  else if (held < 0.37) coverWithHands(canvas, inPicture, random);
  if (random() < 0.25) coverSides(canvas, paints, random);
  if (random() < 0.12) frameIt(canvas, random);
  return canvas;
}

function placedJaw(part: JawPart, scene: Scene, random: Random): Placed {
  const shape = jawShape(random, part.jaw === 'lower' ? scene.open : -1);
  const { surface, teeth } = part;
  return {
    surface,
    positions: movedJaw(part, shape, random),
    fdi: surface.tooth.map((place) => (place > 0 ? teeth[place - 1]!.fdi : 0)),
  };
}

function placedTongue(random: Random, alone: boolean): Placed {
  // Most tongues lie between the teeth from side to side; some are drawn back or up.
  const wide = random() < 0.65;
  const high = between(random, 6, 12);
  const top = alone ? (wide ? between(random, -7, 0) : between(random, -8, 4)) : between(random, -6, 4);
  const size = [wide ? between(random, 21, 30) : between(random, 12, 21), high, between(random, 16, 30)];
  const front = wide ? between(random, -22, -7) : between(random, -34, -10);
  const middle = [between(random, -2, 2), top - high, front - size[2]!];
  const surface = tongue(middle, size, between(random, 0.45, 1));
  return { surface, positions: surface.positions, fdi: new Uint8Array(surface.tooth.length) };
}

const sideOf = (fdi: number) => {
  const quadrant = Math.floor(fdi / 10);
  return (quadrant === 2 || quadrant === 3 ? 1 : -1) * (fdi % 10);
};

const inView = (fdi: number, { from, to }: Scene) => sideOf(fdi) >= from && sideOf(fdi) <= to;

const teethIn = (mouth: Mouth, { jaws }: Scene): readonly PictureTooth[] => jaws.flatMap((jaw) => mouth[jaw].teeth);

function meanOf(positions: Float32Array, wanted: (v: number) => boolean): number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let v = 0; v < positions.length / 3; v++) {
    if (!wanted(v)) continue;
    count++;
    for (let k = 0; k < 3; k++) sum[k] = sum[k]! + positions[3 * v + k]!;
  }
  return sum.map((value) => value / Math.max(1, count));
}

function boxOf(places: Float32Array, wanted: (v: number) => boolean): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let v = 0; v < places.length / 3; v++) {
    if (!wanted(v)) continue;
    const [x, y] = [places[3 * v]!, places[3 * v + 1]!];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

function background(width: number, height: number, colour: readonly number[]): Canvas {
  const canvas = {
    ...{ width, height },
    colours: new Float32Array(width * height * 3),
    classes: new Uint8Array(width * height).fill(NOTHING),
  };
  for (let i = 0; i < canvas.colours.length; i++) canvas.colours[i] = colour[i % 3]!;
  return canvas;
}

interface Around {
  readonly camera: Camera;
  readonly paints: ReturnType<typeof paintsOf>;
  readonly random: Random;
  readonly places: Float32Array;
  readonly fdi: Uint8Array;
}

function lipsOf(canvas: Canvas, { lips, jaws }: Scene, box: Box, { paints, random, places, fdi }: Around): void {
  if (lips === 'none') return;
  if (lips === 'away') {
    // Around arches the cheeks are part of the scene and what is beyond them lies further out.
    const tight = jaws.length === 1 ? between(random, 0, 0.5) : between(random, 0, 0.95);
    coverWithLips(canvas, box, paints, random, { tight });
    return;
  }
  const upperTeeth = boxOf(places, (v) => fdi[v]! > 10 && fdi[v]! < 20 + 4 && fdi[v]! % 10 <= 3);
  const lowerTeeth = boxOf(places, (v) => fdi[v]! > 30 && fdi[v]! % 10 <= 3);
  const high = upperTeeth[3] - upperTeeth[1];
  coverWithLips(canvas, [box[0], box[1], box[2], box[3]], paints, random, {
    tight: 1,
    upper: upperTeeth[1] + high * between(random, -0.12, 0.3),
    lower:
      lips === 'smile'
        ? upperTeeth[3] + high * between(random, -0.1, 0.2)
        : lowerTeeth[3] - (lowerTeeth[3] - lowerTeeth[1]) * between(random, 0.05, 0.5),
  });
}
