import { formatBytes } from '@archway/platform';

const UNIT = / [A-Z]+$/;

/** 88 / 152 MB; both units where they differ. */
export function byteCount(loaded: number, total: number): string {
  const [done, all] = [formatBytes(loaded), formatBytes(total)];
  const isSame = UNIT.exec(done)?.[0] === UNIT.exec(all)?.[0];
  return `${isSame ? done.replace(UNIT, '') : done} / ${all}`;
}
