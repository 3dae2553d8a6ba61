import type { GridVolume } from '../frame/grid.ts';

/** Middle of the arch in mm; the mouth opens to the back (+y). */
export const ARCH = { x: 5, y: 20, radius: 28, tube: 4 } as const;

/**
 * An arch of which everything is known: a half ring of 2000 around the front, of the given tube radius, from z = -8 to 8;
 * inside it a value of 2600 within 1.5 mm of the point at 90° (the very front). Around it 0; a "spine" at the back.
 */
export function archPhantom(mm = 1): GridVolume {
  const size = [100 / mm, 100 / mm, 40 / mm] as const;
  const origin = [ARCH.x - 50, ARCH.y - 50, -20] as const;
  const data = new Int16Array(size[0] * size[1] * size[2]);
  let at = 0;
  for (let k = 0; k < size[2]; k += 1)
    for (let j = 0; j < size[1]; j += 1)
      for (let i = 0; i < size[0]; i += 1) {
        const x = origin[0] + i * mm - ARCH.x;
        const y = origin[1] + j * mm - ARCH.y;
        const z = origin[2] + k * mm;
        const inArch = Math.abs(Math.hypot(x, y) - ARCH.radius) < ARCH.tube && y < 10 && Math.abs(z) < 8;
        const inMark = Math.hypot(x, y + ARCH.radius, z) < 1.5;
        const inSpine = Math.hypot(x, y - 42) < 6;
        data[at] = inMark ? 2600 : inArch ? 2000 : inSpine ? 1200 : 0;
        at += 1;
      }
  return { size, spacing: [mm, mm, mm], origin, direction: [1, 0, 0, 0, 1, 0, 0, 0, 1], data };
}
