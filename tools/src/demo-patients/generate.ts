import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Mesh, generateJaw } from '@archway/mesh';
import {
  type Guess,
  type PhotoPositionName,
  THUMB_QUALITY,
  THUMB_SIDE,
  classifyPhoto,
  drawDentalPhoto,
  sharpness,
  shrinkPhoto,
  turnPhoto,
} from '@archway/photo';
import { decodeJpeg, encodeJpeg } from '@archway/photo/jpeg';
import { zipSync } from 'fflate';
import { frontSvg } from './face/front.ts';
import { profileSvg } from './face/profile.ts';
import { shoot } from './face/shoot.ts';
import { type Picture, mouthViews, photograph } from './mouth/views.ts';
import { type DemoPatient, demoPatients } from './patients.ts';

/** Draws the patients of the demonstration and packs each into one file, which the first start only has to read. */

const QUALITY = 0.7;
const FACE_QUALITY = 74;
/** Radiographs are drawn larger than they are kept. */
const RADIOGRAPH_SIDE = 560;
/** Triangles of a jaw that is photographed. */
const TRIANGLES = 90_000;
/** How much firmer people bite for a photo than scans lie upon each other. */
const CLENCHED_MM = 0.9;
/** From here on a photo is placed without asking, so that a wrong guess would mislead. */
const SURE = 0.8;
const folder = path.join(import.meta.dirname, '..', '..', '..', 'server', 'assets', 'demo');

const jawOf = ({ seed, jaws, upper, lower }: DemoPatient, jaw: 'upper' | 'lower'): Mesh =>
  generateJaw({ jaw, triangles: TRIANGLES, seed, traits: { ...jaws, ...(jaw === 'upper' ? upper : lower) } });

/** All photos and radiographs of a patient. */
async function picturesOf(patient: DemoPatient): Promise<[PhotoPositionName, Picture, Uint8Array?][]> {
  const [upper, lower] = [jawOf(patient, 'upper'), jawOf(patient, 'lower')];
  for (let v = 1; v < lower.positions.length; v += 3) lower.positions[v]! += CLENCHED_MM;
  const mouth = { upper, lower, tones: patient.tones };
  const inside = mouthViews.map((view): [PhotoPositionName, Picture] => [view, photograph(mouth, view)]);
  const { looks, seed } = patient;
  const shots = await shoot([frontSvg(looks, true), frontSvg(looks, false), profileSvg(looks)], FACE_QUALITY);
  const faces = (['frontSmile', 'frontFace', 'rightFace'] as const).map(
    (position, at): [PhotoPositionName, Picture, Uint8Array] => [position, decodeJpeg(shots[at]!), shots[at]!],
  );
  const left: [PhotoPositionName, Picture] = ['leftFace', turnPhoto(faces[2]![1], { mirror: true })];
  const further = (['curvilinearFault', 'lateral', 'other'] as const).map((position): [PhotoPositionName, Picture] => [
    position,
    shrinkPhoto(drawDentalPhoto(position, seed), RADIOGRAPH_SIDE),
  ]);
  return [...inside, ...faces, left, ...further];
}

/** Where the tip of the nose is on a drawn film of 640 × 720 pixels that was not moved. */
const NOSE = { x: 550, y: 384, height: 720 };
/** Skin is brighter than what lies before it. */
const SKIN = 30;

/** How far a lateral film was drawn to the right, in pixels of the drawing: what marks on it have to be moved by. */
function filmShiftOf({ width, height, data }: Picture): number {
  const scale = height / NOSE.height;
  const row = Math.round(NOSE.y * scale);
  let x = width - 1;
  while (x > 0 && data[(row * width + x) * 4]! < SKIN) x--;
  return Math.round(x / scale - NOSE.x);
}

function check(name: string, position: PhotoPositionName, guesses: readonly Guess[]): void {
  const [best] = guesses;
  if (best && best.confidence >= SURE && best.position !== position)
    throw new Error(`${name}: ${position} is surely taken for ${best.position}`);
}

async function pack(patient: DemoPatient): Promise<void> {
  const files: Record<string, Uint8Array> = {};
  const photos = [];
  const pictures = await picturesOf(patient);
  for (const [position, pixels, jpeg] of pictures) {
    const guesses = classifyPhoto(pixels);
    check(patient.name, position, guesses);
    files[`${position}.jpg`] = jpeg ?? encodeJpeg(pixels, QUALITY);
    files[`${position}.thumb.jpg`] = encodeJpeg(shrinkPhoto(pixels, THUMB_SIDE), THUMB_QUALITY);
    photos.push({ position, width: pixels.width, height: pixels.height, guesses, sharpness: sharpness(pixels) });
    process.stdout.write(`${patient.name} ${position} ${JSON.stringify(guesses[0])}\n`);
  }
  const film = pictures.find(([position]) => position === 'lateral')![1];
  const filmShift = filmShiftOf(film);
  const { name, seed, sex, looks, jaws, upper, lower } = patient;
  const told = {
    name,
    seed,
    sex,
    age: looks.age,
    filmShift,
    upper: { ...jaws, ...upper },
    lower: { ...jaws, ...lower },
    photos,
  };
  const manifest = new TextEncoder().encode(JSON.stringify(told));
  const archive = zipSync({ 'patient.json': [manifest, { level: 9 }], ...files }, { level: 0, mtime: '2026-01-01' });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${patient.name}.zip`), archive);
  process.stdout.write(`${patient.name}: ${archive.length} bytes\n`);
}

const wanted = process.argv.slice(2);
for (const patient of demoPatients) if (wanted.length === 0 || wanted.includes(patient.name)) await pack(patient);
