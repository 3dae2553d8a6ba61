import { THOROUGH, sampled } from '@archway/build/sampling';
import { nodeCodecs } from './codecs/codecs.node.ts';
import { classifyPhoto } from './classify/classify-photo.ts';
import { mouthChances } from './classify/mouth/mouth-model.ts';
import { mouthWeights } from './classify/mouth/mouth-weights.ts';
import { mouthSigns } from './classify/net/mouth-signs.ts';
import { mouthNet } from './classify/net/product-net.ts';
import { shrinkPhoto } from './edit/shrink-photo.ts';
import { turnPhoto } from './edit/turn-photo.ts';
import { drawDentalPhoto } from './generate/draw-dental-photo.ts';
import { type Pixels, newPixels } from './pixels.ts';
import { type PhotoPositionName, photoPositionNames } from './positions.ts';
import { openPhoto } from './read/read-photo.ts';
import { SURE, tableOf, tally } from './testing/confusion.ts';
import { dicomPicture } from './testing/dicom.node.ts';
import { hasRealData, realBytes, realFiles } from './testing/real-data.node.ts';
import { variantsOf } from './testing/variants.ts';

const codecs = nodeCodecs();
const onlyWithData = hasRealData ? test : test.skip;
const read = async (file: string) => shrinkPhoto(await openPhoto(realBytes(file)).pixels(codecs), 512);
const print = (text: string) => process.stdout.write(`${text}\n`);

/** Five photos of one person, and those of `photo-mouth` with their positions. */
const labelled = (): (readonly [string, PhotoPositionName])[] => {
  const five = ['uptooth', 'lowtooth', 'leftOcc', 'rightOcc', 'frontOcc'] as const;
  const lines = new TextDecoder().decode(realBytes('photo-mouth/LABELS.tsv')).trim().split('\n').slice(1);
  return [
    ...five.map((position, i) => [`dental-sjtu-five-photos/seg/valid/image/0-${i}.png`, position] as const),
    ...lines.map((line) => {
      const [file, position] = line.split('\t');
      return [`photo-mouth/${file}`, position as PhotoPositionName] as const;
    }),
  ];
};

onlyWithData('real photos of several people, and what others might have made of them', async () => {
  const all = [];
  for (const [source, position] of labelled())
    for (const variant of sampled(variantsOf(await read(source), position), 3)) all.push({ ...variant, source });
  const plain = tally(all.filter(({ name }) => name === 'as it is'));
  print(tableOf('real photos, which the model was fitted on', plain));
  const result = tally(all);
  print(tableOf('the same and their variants', result));
  expect(plain.wrong).toEqual([]);
  expect(result.wrong).toEqual([]);
  const positions = (found: typeof plain) =>
    found.total - [...(found.table.get('other')?.values() ?? [])].reduce((a, b) => a + b, 0);
  expect(positions(plain)).toBe(16);
  expect(plain.right).toBeGreaterThanOrEqual(24);
});

const other: Partial<Record<string, string>> = {
  leftOcc: 'rightOcc',
  rightOcc: 'leftOcc',
  leftFace: 'rightFace',
  rightFace: 'leftFace',
  lateral: 'lateralLeft',
  lateralLeft: 'lateral',
};

/** A picture and its mirror image must get the same guesses, and the same chances to all digits, for the other side. */
function expectMirrored(pixels: Pixels, name: string): void {
  const mirror = turnPhoto(pixels, { mirror: true });
  const swapped = classifyPhoto(mirror).map(({ position, confidence }) => ({
    position: other[position] ?? position,
    confidence,
  }));
  expect([name, swapped]).toEqual([name, classifyPhoto(pixels)]);
  const [chances, chancesThere] = [pixels, mirror].map((image) =>
    mouthChances(mouthSigns(image, mouthNet()), mouthWeights),
  ) as [ReturnType<typeof mouthChances>, ReturnType<typeof mouthChances>];
  for (const position of ['frontOcc', 'leftOcc', 'rightOcc', 'uptooth', 'lowtooth'] as const)
    expect(chancesThere[(other[position] ?? position) as typeof position]).toBeCloseTo(chances[position], 12);
}

test('a mirror image shows the other side of the same mouth', () => {
  for (const position of photoPositionNames)
    expectMirrored(shrinkPhoto(drawDentalPhoto(position, 5), 256), `drawn ${position}`);
});

onlyWithData('a mirror image of a real photo shows the other side', async () => {
  for (const [file] of sampled(labelled(), 3)) expectMirrored(shrinkPhoto(await read(file), 256), file);
});

onlyWithData('real pictures of other things are no dental photo', async () => {
  const files = realFiles(
    /^img-(image-size\/valid|exif-orientation|libheif\/(examples|tests))\/.*\.(jpg|png|bmp|webp|tiff|heic|heif)$/,
  );
  const labels = realFiles(/^dental-sjtu-five-photos\/.*label\/.*\.png$/);
  let looked = 0;
  for (const file of sampled([...files, ...labels], 2)) {
    let pixels: Pixels;
    try {
      pixels = await read(file);
    } catch {
      continue;
    }
    looked++;
    const [best] = classifyPhoto(pixels);
    const said = best ? `${best.position} ${best.confidence}` : 'nothing';
    if (best && best.position !== 'other') print(`${file}: ${said}`);
    expect([file, (best?.confidence ?? 0) < SURE]).toEqual([file, true]);
  }
  print(`${looked} real pictures of other things, none surely taken for a dental one`);
  expect(looked).toBeGreaterThan(THOROUGH ? 25 : 12);
});

onlyWithData('slices of real scans are no radiographs of a case', () => {
  let looked = 0;
  const windows = [
    [0.01, 0.995],
    [0.4, 0.999],
  ] as const;
  for (const [n, file] of sampled(realFiles(/^dicom-/), 2).entries()) {
    for (const [low, high] of THOROUGH ? windows : [windows[n % 2]!]) {
      let picture: Pixels | null;
      try {
        picture = dicomPicture(realBytes(file), low, high);
      } catch {
        continue;
      }
      if (!picture) continue;
      looked++;
      const [best] = classifyPhoto(picture);
      expect([file, best?.position, (best?.confidence ?? 0) < SURE]).toEqual([file, best?.position, true]);
    }
  }
  print(`${looked} pictures of real slices, none surely taken for a radiograph of the case`);
  expect(looked).toBeGreaterThan(THOROUGH ? 150 : 35);
});

test('drawn pictures of every position', () => {
  const all = [];
  for (const position of photoPositionNames)
    for (const seed of [11])
      for (const variant of variantsOf(shrinkPhoto(drawDentalPhoto(position, seed), 320), position))
        all.push({ ...variant, source: `drawn ${position} ${seed}` });
  const result = tally(all);
  print(tableOf('drawn pictures and their variants', result));
  expect(result.wrong).toEqual([]);
  // Each position is known as it was drawn.
  const plain = tally(all.filter(({ name }) => name === 'as it is' || name === 'mirrored'));
  expect(plain.right).toBe(plain.total);
});

test('what shows nothing gets no guess', () => {
  const gray = newPixels(300, 300);
  gray.data.fill(128);
  expect(classifyPhoto(gray)).toEqual([]);
  expect(classifyPhoto(newPixels(2, 1))).toEqual([]);
});
