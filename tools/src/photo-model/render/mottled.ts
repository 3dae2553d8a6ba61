/** 0 to 1 for a corner of the grid; any whole numbers. */
function corner(x: number, y: number, z: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0xffffffff;
}

const eased = (part: number): number => part * part * (3 - 2 * part);
const between = (a: number, b: number, part: number): number => a + (b - a) * part;

/** -1 to 1, smooth over `size` mm and alike in all directions: values of a grid, eased between (Perlin 1985). */
export function mottled(x: number, y: number, z: number, size: number, phase: number): number {
  const [u, v, w] = [x / size + 7.1 * phase, y / size + 3.7 * phase, z / size + 5.3 * phase];
  const [i, j, k] = [Math.floor(u), Math.floor(v), Math.floor(w)];
  const [du, dv, dw] = [eased(u - i), eased(v - j), eased(w - k)];
  const along = (b: number, c: number) => between(corner(i, b, c), corner(i + 1, b, c), du);
  const across = (c: number) => between(along(j, c), along(j + 1, c), dv);
  return 2 * between(across(k), across(k + 1), dw) - 1;
}
