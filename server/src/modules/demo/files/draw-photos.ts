import type { Guess, PhotoPositionName } from '@archway/photo';

/** A drawn photo of an invented patient, prepared as an uploaded one would be. */
export interface DemoPhoto {
  readonly position: PhotoPositionName;
  readonly bytes: Uint8Array;
  readonly thumb: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** What the image analysis takes it for. */
  readonly guesses: readonly Guess[];
  readonly sharpness: number | null;
}

const QUALITY = 0.85;

/** Draws all photos and radiographs of one patient. */
export async function drawPhotos({ seed }: { seed: number }): Promise<DemoPhoto[]> {
  const { THUMB_QUALITY, THUMB_SIDE, classifyPhoto, drawDentalPhoto, photoPositionNames, sharpness, shrinkPhoto } =
    await import('@archway/photo');
  const { encodeJpeg } = await import('@archway/photo/jpeg');
  return photoPositionNames.map((position) => {
    const pixels = drawDentalPhoto(position, seed);
    return {
      position,
      bytes: encodeJpeg(pixels, QUALITY),
      thumb: encodeJpeg(shrinkPhoto(pixels, THUMB_SIDE), THUMB_QUALITY),
      width: pixels.width,
      height: pixels.height,
      guesses: classifyPhoto(pixels),
      sharpness: sharpness(pixels),
    };
  });
}
