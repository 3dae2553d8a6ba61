import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PhotoPosition, SURE_GUESS } from '@archway/contracts';
import type { JawTraits } from '@archway/mesh';
import type { Guess } from '@archway/photo';
import { serverFolder } from '../../../paths.ts';
import type { LookName } from '../cases/looks.ts';

/** A drawn photo of an invented patient, prepared as an uploaded one would be. */
export interface DemoPhoto {
  readonly position: PhotoPosition;
  readonly bytes: Uint8Array;
  readonly thumb: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** What the image analysis takes it for. */
  readonly guesses: readonly Guess[];
  readonly sharpness: number | null;
}

/** How the jaws of an invented patient are generated. */
export interface DemoTeeth {
  readonly seed: number;
  /** As many as a scan has, unless given. */
  readonly triangles?: number;
  readonly upper: Partial<JawTraits>;
  readonly lower: Partial<JawTraits>;
}

export interface DemoPack extends DemoTeeth {
  readonly name: LookName;
  /** How far the head on the lateral film was drawn to the right, in pixels of the drawing. */
  readonly filmShift: number;
  readonly photos: readonly DemoPhoto[];
}

type Told = DemoTeeth & {
  readonly filmShift: number;
  readonly photos: readonly Omit<DemoPhoto, 'bytes' | 'thumb'>[];
};

/** A wrong guess that is not sure would only make people doubt a picture that was drawn to be right. */
const isMisleading = ({ position, guesses: [best] }: Pick<DemoPhoto, 'position' | 'guesses'>): boolean =>
  best !== undefined && best.position !== position && best.confidence < SURE_GUESS;

/** What `tools/src/demo-patients` drew of a patient: a first start has only to read it. */
export async function readPack(name: LookName): Promise<DemoPack> {
  const { default: JSZip } = await import('jszip');
  const archive = await JSZip.loadAsync(await readFile(join(serverFolder, 'assets', 'demo', `${name}.zip`)));
  const read = async (file: string): Promise<Uint8Array> => {
    const entry = archive.file(file);
    if (!entry) throw new Error(`${name}.zip has no ${file}`);
    return entry.async('uint8array');
  };
  const { seed, filmShift, upper, lower, photos } = JSON.parse(
    new TextDecoder().decode(await read('patient.json')),
  ) as Told;
  return {
    ...{ name, seed, filmShift, upper, lower },
    photos: await Promise.all(
      photos.map(async (photo) => ({
        ...photo,
        guesses: isMisleading(photo) ? [] : photo.guesses,
        bytes: await read(`${photo.position}.jpg`),
        thumb: await read(`${photo.position}.thumb.jpg`),
      })),
    ),
  };
}
