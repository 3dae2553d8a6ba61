import type { Guess } from '../positions.ts';
import type { Mouth } from './intraoral.ts';
import { ramp } from './look.ts';

export interface ArchShape {
  /** How far the middle teeth stand from the others, in heights of the arch: negative above them, positive below. */
  readonly bow: number;
  /** The same from left to right, for pictures that lie on their side. */
  readonly sideways: number;
  /** The part of the space within the arch that holds no tooth. */
  readonly hollow: number;
  /** Height by width. */
  readonly tall: number;
  /** Median redness within the arch: a tongue is redder than a palate. */
  readonly inside: number;
}

export function archShape({ look, teeth, extent }: Mouth): ArchShape {
  const { width, red } = look;
  const third = (at: number, from: number, size: number) => at > from + size * 0.33 && at < from + size * 0.67;
  const mean = { middleY: 0, sideY: 0, middleX: 0, sideX: 0 };
  const count = { middleY: 0, sideY: 0, middleX: 0, sideX: 0 };
  const within: number[] = [];
  let empty = 0;
  let centre = 0;
  for (let y = extent.top; y <= extent.bottom; y++) {
    for (let x = extent.left; x <= extent.right; x++) {
      const i = y * width + x;
      const [midX, midY] = [third(x, extent.left, extent.width), third(y, extent.top, extent.height)];
      if (midX && midY) {
        centre++;
        if (!teeth.on[i]) {
          empty++;
          within.push(red[i]!);
        }
      }
      if (!teeth.on[i]) continue;
      const [v, u] = [midX ? 'middleY' : 'sideY', midY ? 'middleX' : 'sideX'] as const;
      mean[v] += y;
      count[v]++;
      mean[u] += x;
      count[u]++;
    }
  }
  const at = (key: keyof typeof mean) => (count[key] > 0 ? mean[key] / count[key] : 0);
  within.sort((a, b) => a - b);
  return {
    bow: count.middleY > 0 ? (at('middleY') - at('sideY')) / extent.height : 0,
    sideways: count.middleX > 0 ? (at('middleX') - at('sideX')) / extent.width : 0,
    hollow: centre > 0 ? empty / centre : 0,
    tall: extent.height / extent.width,
    inside: within[Math.floor(within.length / 2)] ?? 0,
  };
}

/**
 * Upper arches are shown with the front teeth on top, lower ones with them at the bottom; palate or tongue within must
 * agree, since pictures may stand on their heads. A picture on its side is left to the user.
 */
export function guessArch(mouth: Mouth): Guess[] {
  const { bow, sideways, hollow, tall, inside } = archShape(mouth);
  const bent = Math.max(Math.abs(bow), Math.abs(sideways));
  const arch = Math.min(ramp(bent, 0.1, 0.22), ramp(hollow, 0.55, 0.85), ramp(tall, 0.3, 0.45), ramp(tall, 2.4, 1.9));
  if (arch <= 0) return [];
  const upright = Math.abs(bow) > Math.abs(sideways) * 1.3;
  const tongue = ramp(inside, 0.48, 0.7) * 2 - 1;
  const lowerByShape = bow > 0;
  const lowerByColour = tongue > 0;
  const agree = upright && lowerByShape === lowerByColour ? Math.abs(tongue) : 0;
  const lower = upright ? (agree > 0 ? lowerByShape : lowerByColour) : lowerByColour;
  const confidence = arch * (0.5 + 0.45 * Math.min(1, agree * 1.5));
  return [
    { position: lower ? 'lowtooth' : 'uptooth', confidence },
    {
      position: lower ? 'uptooth' : 'lowtooth',
      confidence: Math.min(confidence * 0.8, arch * 0.9 - confidence * 0.85),
    },
  ];
}
