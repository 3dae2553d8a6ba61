import type { Mesh } from '@archway/mesh';
import type { Vec3 } from '@archway/geometry';

/**
 * A jaw for tests: an arch-shaped ridge, open towards the gum, in the patient's axes (x left, y up, z forward).
 * `place` moves each vertex into the system of a made-up scanner.
 */
export function generatedArch(jaw: 'upper' | 'lower', place: (point: Vec3) => Vec3 = (point) => point): Mesh {
  const ALONG = 120;
  const ACROSS = 16;
  const positions: number[] = [];
  const indices: number[] = [];
  const side = jaw === 'upper' ? -1 : 1;
  for (let i = 0; i <= ALONG; i++) {
    const x = -28 + (56 * i) / ALONG;
    const z = -0.045 * x * x;
    const slope = -0.09 * x;
    const norm = Math.hypot(1, slope);
    for (let j = 0; j <= ACROSS; j++) {
      const t = (j / ACROSS) * Math.PI;
      const out = 5 * Math.cos(t);
      const height = -10 + 10 * Math.sin(t) - 0.5 * (1 - Math.cos(x * 1.2));
      positions.push(...place([x - (out * slope) / norm, side * height, z + out / norm]));
    }
  }
  for (let i = 0; i < ALONG; i++) {
    for (let j = 0; j < ACROSS; j++) {
      const a = i * (ACROSS + 1) + j;
      const [b, c, d] = [a + 1, a + ACROSS + 1, a + ACROSS + 2];
      const faces = [a, c, b, b, c, d];
      indices.push(...(jaw === 'lower' ? faces : faces.reverse()));
    }
  }
  return { positions: new Float32Array(positions), indices: new Uint32Array(indices) };
}
