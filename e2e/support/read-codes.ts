import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** What the codes in a picture say. */
export async function readCodes(pixels: ImageData): Promise<string[]> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer },
    fireImmediately: true,
  });
  const found = await readBarcodes(pixels, { formats: ['QRCode', 'DataMatrix'] });
  return found.map(({ text }) => text);
}
