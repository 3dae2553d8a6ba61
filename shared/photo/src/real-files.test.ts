import { THOROUGH, sampled } from '@archway/build/sampling';
import { imageSize } from 'image-size';
import { nodeCodecs } from './codecs/codecs.node.ts';
import { PhotoError } from './photo-error.ts';
import { preparePhoto } from './prepare/prepare-photo.ts';
import { openPhoto } from './read/read-photo.ts';
import { hasRealData, realBytes, realFiles } from './testing/real-data.node.ts';

const codecs = nodeCodecs();
const images = (folder: string) => realFiles(new RegExp(`^${folder}/(?!.*SOURCES).*\\.\\w+$`));

/** Width x height as the second reader sees it, upright; null where it cannot read the file. */
function secondReader(bytes: Uint8Array): string | null {
  try {
    const { width, height, orientation, type } = imageSize(bytes);
    const lying = orientation !== undefined && orientation >= 5 && type !== 'heic';
    return lying ? `${height}x${width}` : `${width}x${height}`;
  } catch {
    return null;
  }
}

async function outcome(file: string) {
  const bytes = realBytes(file);
  try {
    const prepared = await preparePhoto({ name: file, bytes }, codecs, { classify: false });
    // What is stored must itself be a photo that stands upright and says nothing.
    const again = openPhoto(prepared.file.bytes);
    expect([again.header.orientation, again.header.found]).toEqual([1, []]);
    const { width, height, format, notes, removed } = prepared;
    return { file, read: `${width}x${height}`, second: secondReader(bytes), format, notes, removed, error: null };
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    return { file, read: null, second: secondReader(bytes), error: error.code, detail: error.message };
  }
}

(hasRealData ? test : test.skip)('every image file is read, or refused by name', async () => {
  const rows = [];
  for (const folder of ['img-image-size', 'img-libheif', 'img-exif-orientation'])
    for (const file of sampled(images(folder), 2)) rows.push(await outcome(file));
  const table = rows.map((row) =>
    row.error
      ? `${row.file}: ${row.error} (${row.detail})`
      : `${row.file}: ${row.read} ${row.format} ${[...row.notes, ...row.removed].join(' ')}`,
  );
  process.stdout.write(`${table.join('\n')}\n`);
  const read = rows.filter((row) => row.read);
  process.stdout.write(`${read.length} read, ${rows.length - read.length} refused by name\n`);
  // The second reader does not cut a HEIC to its clean aperture.
  const cut = /(hevc32\.heif|rainbow-451x461\.heic)$/;
  for (const row of read.filter(({ file }) => !cut.test(file)))
    if (row.second) expect([row.file, row.read]).toEqual([row.file, row.second]);
  // The formats of photos are read; what the list of refusals names is no photo, damaged, or of another codec.
  for (const row of rows.filter(({ error }) => error)) {
    expect(['notAnImage', 'unsupportedFormat', 'damaged', 'empty', 'tooLarge']).toContain(row.error);
  }
  expect(rows.length).toBeGreaterThan(THOROUGH ? 140 : 70);
});
