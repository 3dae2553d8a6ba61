import type { Guess } from '../positions.ts';
import { type Look, quantile, ramp } from './look.ts';
import { areaOf, extentOf, maskOf } from './mask.ts';

/** 0 to 1: no colour, and dark enough in places to be a picture of rays. A single tint does not count as colour. */
export function radiographEvidence({ chroma, light }: Look): number {
  const colourless = ramp(quantile(chroma, 0.95), 40, 14);
  const dark = ramp(quantile(light, 0.12), 90, 50);
  const range = ramp(quantile(light, 0.98) - quantile(light, 0.05), 50, 90);
  return Math.min(colourless, dark, range);
}

/** Both kinds of radiograph with what speaks for them; empty when neither fits. */
export function guessRadiograph(look: Look, evidence: number): Guess[] {
  const guesses = [panoramic(look), ...cephalogram(look)].map(({ position, confidence }) => ({
    position,
    confidence: confidence * (0.4 + 0.6 * evidence),
  }));
  return guesses.filter(({ confidence }) => confidence > 0.15).sort((a, b) => b.confidence - a.confidence);
}

/** Twice as wide as high, with a bright band of teeth across the middle that alternates from tooth to tooth. */
function panoramic(look: Look): Guess {
  const { width, height, light } = look;
  const aspect = width / height;
  const shape = Math.min(ramp(aspect, 1.4, 1.75), ramp(aspect, 3, 2.5));
  const ripple = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = Math.floor(width * 0.2); x < width * 0.8; x++)
      sum += Math.abs(light[y * width + x]! - light[y * width + x + 2]!);
    ripple[y] = sum / (width * 0.6);
  }
  const mean = (from: number, to: number) => {
    const rows = ripple.slice(Math.floor(from * height), Math.ceil(to * height));
    return rows.reduce((a, b) => a + b, 0) / rows.length;
  };
  const band = mean(0.35, 0.65);
  const rest = (mean(0, 0.25) + mean(0.75, 1)) / 2;
  const teeth = ramp(band / (rest + 1), 1.15, 1.9);
  const middle = Math.min(ramp(brightBand(look), 1.05, 1.25), ramp(symmetry(look), 0.35, 0.7));
  return { position: 'curvilinearFault', confidence: 0.2 + 0.75 * Math.min(shape, teeth, middle) };
}

/** How much brighter the middle rows are than the rest. */
function brightBand({ width, height, light }: Look): number {
  let [inside, outside, n, m] = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    const central = y > height * 0.36 && y < height * 0.66;
    for (let x = Math.floor(width * 0.25); x < width * 0.75; x++) {
      if (central) [inside, n] = [inside + light[y * width + x]!, n + 1];
      else [outside, m] = [outside + light[y * width + x]!, m + 1];
    }
  }
  return inside / n / (outside / m + 1);
}

/** Correlation of the picture with its mirror image, -1 to 1. */
function symmetry({ width, height, light }: Look): number {
  const mean = light.reduce((a, b) => a + b, 0) / light.length;
  let [product, square] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const a = light[y * width + x]! - mean;
      product += a * (light[y * width + width - 1 - x]! - mean);
      square += a * a;
    }
  }
  return square === 0 ? 1 : product / square;
}

/**
 * A head from the side on a dark ground: it runs out at the bottom (the neck), its neck stands at the back, and the
 * bright teeth lie at the front. A slice of a scan is closed and the same on both sides.
 */
function cephalogram(look: Look): Guess[] {
  const { width, height, light } = look;
  const aspect = width / height;
  const shape = Math.min(ramp(aspect, 0.6, 0.75), ramp(aspect, 1.5, 1.3));
  const level = quantile(light, 0.05) + 0.14 * (quantile(light, 0.98) - quantile(light, 0.05));
  const head = maskOf(width, height, (i) => light[i]! > level);
  const extent = extentOf(head);
  const covered = areaOf(head) / head.on.length;
  if (!extent || covered < 0.15) return [];
  const centre = (from: number, to: number, bright: number) => {
    let [sum, n] = [0, 0];
    for (let y = Math.floor(from * height); y < to * height; y++)
      for (let x = 0; x < width; x++) if (light[y * width + x]! > bright) [sum, n] = [sum + x, n + 1];
    return n > 0 ? sum / n / width : Number.NaN;
  };
  const top = extent.top / height;
  const tall = extent.height / height;
  const whole = centre(top, top + tall * 0.55, level);
  const neck = centre(top + tall * 0.9, 1, level);
  const teeth = centre(top + tall * 0.5, top + tall * 0.8, quantile(light, 0.965));
  const facing = Math.min(Math.abs(teeth - whole), Math.abs(whole - neck));
  if (Number.isNaN(facing)) return [];
  const agree = Math.sign(teeth - whole) === Math.sign(whole - neck);
  const open = lastRow(head) > 0.08 && lastRow(head) < 0.8 ? 1 : 0.3;
  const ground = ramp(1 - covered, 0.15, 0.3);
  const closedTop = 1 - ramp(firstRow(head), 0.3, 0.6);
  const sided = ramp(symmetry(look), 0.92, 0.75);
  const evidence = Math.min(shape, ground, open, closedTop, sided, agree ? ramp(facing, 0.02, 0.07) : 0.2);
  const right = teeth > whole;
  const confidence = 0.2 + 0.7 * evidence;
  return [
    { position: right ? 'lateral' : 'lateralLeft', confidence },
    { position: right ? 'lateralLeft' : 'lateral', confidence: Math.min(0.3, (1 - confidence) * 0.5) },
  ];
}

const row = ({ width, on }: { width: number; on: Uint8Array }, y: number) =>
  on.subarray(y * width, (y + 1) * width).reduce((a, b) => a + b, 0) / width;
const lastRow = (mask: { width: number; height: number; on: Uint8Array }) => row(mask, mask.height - 2);
const firstRow = (mask: { width: number; height: number; on: Uint8Array }) => row(mask, 1);
