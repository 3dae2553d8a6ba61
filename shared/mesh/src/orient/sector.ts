// Taken out once: these run for every sample, and looking up a global is not free everywhere.
const { atan2, PI } = Math;

/** In which of `sectors` equal sectors around zero a point lies. */
export function sectorOf(x: number, z: number, sectors: number): number {
  const sector = (((atan2(z, x) + PI) / (2 * PI)) * sectors) | 0;
  return sector < sectors ? sector : sectors - 1;
}
