import { classifyPhoto, openPhoto, type OpenedPhoto } from '@archway/photo';
import { nodeCodecs } from '@archway/photo/node';
import type { Jobs } from './jobs.ts';
import { wholeFile } from './whole-file.ts';

/** Larger than any camera's file. */
const MOST_BYTES = 512 * 1024 * 1024;
const GUESSES = 3;

const codecs = nodeCodecs();

/** Of a photo as it stands upright: size, how it lay in the file, and what it seems to show. */
export async function inspectPhoto({
  path,
  name,
}: Jobs['inspectPhoto']['input']): Promise<Jobs['inspectPhoto']['output']> {
  const bytes = await wholeFile(path, MOST_BYTES);
  const photo = openPhoto(bytes, name);
  const { width, height, guesses } = await seen(photo);
  const [best] = guesses;
  return {
    kind: 'photo',
    format: photo.header.format,
    bytes: bytes.length,
    width,
    height,
    orientation: photo.header.orientation,
    class: best ? { position: best.position, confidence: rounded(best.confidence) } : null,
    guesses: guesses
      .slice(0, GUESSES)
      .map(({ position, confidence }) => ({ position, confidence: rounded(confidence) })),
    privateData: photo.header.found,
  };
}

async function seen(photo: OpenedPhoto) {
  const pixels = await photo.pixels(codecs);
  return { width: pixels.width, height: pixels.height, guesses: classifyPhoto(pixels) };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
