import type { ReadResult } from 'zxing-wasm/reader';

/** A picture as its pixels: four bytes each, row by row. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

type Read = (pixels: Pixels) => Promise<string[]>;
let reader: Promise<Read> | undefined;

/** The decoder's programme is an asset of the build: nothing is fetched from elsewhere. */
async function load(): Promise<Read> {
  const [{ prepareZXingModule, readBarcodes }, { default: url }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm'),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => url }, fireImmediately: true });
  return async (pixels) => {
    const found = await readBarcodes(pixels as ImageData, { formats: ['QRCode', 'DataMatrix'], maxNumberOfSymbols: 8 });
    return found.filter(({ isValid }) => isValid).map(({ text }: ReadResult) => text);
  };
}

/**
 * What the codes in a picture say, by another programme than the one that drew them.
 * @throws Error where the decoder cannot be loaded
 */
export async function readCodes(pixels: Pixels): Promise<string[]> {
  reader ??= load();
  // A failure (a cut network) must not be remembered.
  reader.catch(() => (reader = undefined));
  return (await reader)(pixels);
}
