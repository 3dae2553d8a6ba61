import type { Guess } from '../positions.ts';
import { type Look, quantile, ramp } from './look.ts';
import { type Extent, type Mask, areaOf, extentOf, maskOf, withoutSpecks } from './mask.ts';

/** Skin of any tone is a little red and never greenish; how light it is says nothing. */
function skinOf({ width, height, light, red, enamel }: Look): Mask {
  const dim = Math.max(55, 0.42 * quantile(light, 0.9));
  const skin = maskOf(
    width,
    height,
    (i) =>
      red[i]! > 0.1 && red[i]! < 0.5 && enamel[i]! > -0.3 && enamel[i]! < 0.02 && light[i]! > dim && light[i]! < 250,
  );
  return withoutSpecks(skin, 0.01);
}

/** What stands out from the ground, whose colour is taken from the upper edge and corners. */
function figureOf({ width, height, light, red }: Look): Mask {
  const edge: number[] = [];
  for (let x = 0; x < width; x++) for (let y = 0; y < 4; y++) edge.push(y * width + x);
  for (let y = 0; y < height * 0.4; y++) edge.push(y * width + 1, y * width + width - 2);
  const middle = (plane: Float32Array) =>
    quantile(
      Float32Array.from(edge, (i) => plane[i]!),
      0.5,
    );
  const [ground, tint] = [middle(light), middle(red)];
  return maskOf(width, height, (i) => Math.abs(light[i]! - ground) > 28 || Math.abs(red[i]! - tint) > 0.1);
}

/** Faces on a plain ground: a patch of skin of a face's shape below dark hair. */
export function guessFace(look: Look): Guess[] {
  const { width, height } = look;
  const skin = skinOf(look);
  const extent = extentOf(skin);
  const all = width * height;
  if (!extent || areaOf(skin) < 0.05 * all) return [];
  const figure = figureOf(look);
  const head = headRows(figure, extent);
  if (!head) return [];
  const part = areaOf(skin) / all;
  const shape = extent.height / extent.width;
  const evidence = Math.min(
    ramp(part, 0.05, 0.1),
    ramp(part, 0.55, 0.4),
    ramp(shape, 0.9, 1.15),
    ramp(shape, 3, 2.4),
    ramp(areaOf(skin) / (extent.width * extent.height), 0.35, 0.5),
    plainGround(look, figure),
    hairAbove(look, extent, head),
    ramp(Math.abs((head.left + head.right) / 2 / width - 0.5), 0.25, 0.15),
  );
  if (evidence <= 0) return [];
  const skinMiddle = meanX(skin, extent.top, extent.top + extent.height * 0.7);
  const headMiddle = (head.left + head.right) / 2;
  const turn = (skinMiddle - headMiddle) / (head.right - head.left);
  const profile = ramp(Math.abs(turn), 0.03, 0.085);
  const right = turn > 0;
  const teeth = teethInMouth(look, skin, extent);
  const smiling = ramp(teeth, 0.01, 0.05);
  const from = 0.15 + 0.75 * evidence;
  const guesses: Guess[] = [
    { position: right ? 'rightFace' : 'leftFace', confidence: from * profile },
    { position: right ? 'leftFace' : 'rightFace', confidence: from * profile * 0.1 },
    { position: 'frontSmile', confidence: from * (1 - profile) * (0.06 + 0.94 * smiling) },
    { position: 'frontFace', confidence: from * (1 - profile) * (0.06 + 0.94 * (1 - smiling)) },
  ];
  return guesses.filter(({ confidence }) => confidence > 0.1).sort((a, b) => b.confidence - a.confidence);
}

/** Left and right edge of the head at the height of the face's upper half. */
function headRows({ width, on }: Mask, face: Extent): { left: number; right: number } | null {
  let [left, right] = [width, -1];
  for (let y = Math.max(0, Math.round(face.top - face.height * 0.1)); y < face.top + face.height * 0.45; y++) {
    for (let x = 0; x < width; x++) {
      if (!on[y * width + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
    }
  }
  return right - left > width * 0.15 ? { left, right } : null;
}

function meanX({ width, on }: Mask, from: number, to: number): number {
  let [sum, n] = [0, 0];
  for (let y = Math.floor(from); y < to; y++)
    for (let x = 0; x < width; x++) if (on[y * width + x]) [sum, n] = [sum + x, n + 1];
  return n > 0 ? sum / n : width / 2;
}

/** 1 when the upper corners hold nothing but ground. */
function plainGround({ width, height }: Look, { on }: Mask): number {
  let [taken, n] = [0, 0];
  for (let y = 0; y < height * 0.35; y++) {
    for (let x = 0; x < width; x++) {
      if (x > width * 0.15 && x < width * 0.85) continue;
      n++;
      taken += on[y * width + x]!;
    }
  }
  return ramp(taken / n, 0.35, 0.1);
}

/** 1 when what lies on top of the face is darker than the face. */
function hairAbove({ width, light }: Look, face: Extent, head: { left: number; right: number }): number {
  const mean = (top: number, bottom: number, left: number, right: number) => {
    let [sum, n] = [0, 0];
    for (let y = Math.max(0, Math.floor(top)); y < bottom; y++)
      for (let x = Math.floor(left); x < right; x++) [sum, n] = [sum + light[y * width + x]!, n + 1];
    return n > 0 ? sum / n : 255;
  };
  const middle = (head.left + head.right) / 2;
  const quarter = (head.right - head.left) / 5;
  const hair = mean(face.top - face.height * 0.14, face.top, middle - quarter, middle + quarter);
  const skin = mean(face.top + face.height * 0.3, face.top + face.height * 0.7, face.left, face.right);
  return ramp(hair / skin, 0.85, 0.65);
}

/** The part of the mouth's area, within the face, that is lighter than the skin and has hardly any colour. */
function teethInMouth({ width, chroma, red, light }: Look, { on }: Mask, face: Extent): number {
  const spot: number[] = [];
  const middle = Math.round((face.left + face.right) / 2);
  const reach = Math.round(face.width * 0.28);
  for (let y = Math.floor(face.top + face.height * 0.4); y < face.top + face.height * 0.8; y++) {
    const row = Array.from({ length: face.width }, (_, i) => y * width + face.left + i);
    const [first, last] = [row.findIndex((i) => on[i]), row.findLastIndex((i) => on[i])];
    if (first < 0) continue;
    const [from, to] = [Math.max(face.left + first, middle - reach), Math.min(face.left + last, middle + reach)];
    for (let x = from; x <= to; x++) spot.push(y * width + x);
  }
  // Compared with the skin around it, so that the colour of the light falls away.
  const middleOf = (plane: Float32Array) =>
    quantile(
      Float32Array.from(spot, (i) => plane[i]!),
      0.5,
    );
  const [skin, colour, tint] = [middleOf(light), middleOf(chroma), middleOf(red)];
  const teeth = spot.filter((i) => light[i]! > skin * 1.04 && chroma[i]! < colour * 0.6 && red[i]! < tint * 0.6);
  return teeth.length / (spot.length || 1);
}
