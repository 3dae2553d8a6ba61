import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PhotoPosition, photoPositionKeys, requiredPhotos } from '@archway/contracts';
import { drawDentalPhoto } from '@archway/photo';
import { encodeJpeg } from '@archway/photo/jpeg';

const REAL = fileURLToPath(new URL('../../../shared/data/dental-sjtu-five-photos/seg/valid/image', import.meta.url));
/** Real photos of one patient, where there are some. */
const real: Partial<Record<PhotoPosition, string>> = {
  uptooth: '0-0.png',
  lowtooth: '0-1.png',
  leftOcc: '0-2.png',
  rightOcc: '0-3.png',
  frontOcc: '0-4.png',
};

export interface PhotoFile {
  readonly position: PhotoPosition;
  readonly file: string;
  readonly real: boolean;
}

const QUALITY = 85;

/** One photo for each required position. */
export function requiredPhotoFiles(): PhotoFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'archway-photos-'));
  return requiredPhotos.map((position) => drawn(folder, position, 1));
}

/** One photo for each required position, the five of the mouth real ones of one patient where there are some. */
export function patientPhotoFiles(): PhotoFile[] {
  return requiredPhotoFiles().map((given) => {
    const file = join(REAL, real[given.position] ?? '-');
    return existsSync(file) ? { ...given, file, real: true } : given;
  });
}

/** As many photos of several patients as a camera card holds, with real ones among them where there are some. */
export function manyPhotoFiles(count: number): PhotoFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'archway-photos-'));
  const positions = photoPositionKeys.filter((position) => position !== 'other');
  return Array.from({ length: count }, (_, index) => {
    const position = positions[index % positions.length]!;
    const file = join(REAL, real[position] ?? '-');
    if (index < positions.length && existsSync(file)) return { position, file, real: true };
    return drawn(folder, position, 1 + Math.floor(index / positions.length));
  });
}

function drawn(folder: string, position: PhotoPosition, seed: number): PhotoFile {
  const file = join(folder, `${position}-${seed}.jpg`);
  writeFileSync(file, encodeJpeg(drawDentalPhoto(position, seed), QUALITY));
  return { position, file, real: false };
}
