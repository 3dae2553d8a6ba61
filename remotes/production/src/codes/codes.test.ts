/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type CodeKind, codeKinds } from '@archway/contracts';
import { type CodeModules, codeModules, modulesPath } from './modules.ts';
import { backgroundOf, overLimit, standardQr } from './qr-settings.ts';

/** The build for Node has every code behind one function, and not each by its own name as that for browsers. */
jest.mock('bwip-js/browser', () => {
  const { render } = jest.requireActual<{ render: (options: object, drawing: object) => unknown }>('bwip-js/node');
  const named = (bcid: string) => (options: object, drawing: object) => render({ ...options, bcid }, drawing);
  return { qrcode: named('qrcode'), datamatrix: named('datamatrix') };
});

beforeAll(() => {
  const program = createRequire(__filename).resolve('zxing-wasm/reader');
  const file = join(dirname(program), '../../reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
});

/** The code as pixels on white, so many a square, with a quiet zone. */
function pixelsOf({ width, height, dark }: CodeModules, scale = 5) {
  const quiet = 4;
  const [w, h] = [(width + 2 * quiet) * scale, (height + 2 * quiet) * scale];
  const data = new Uint8ClampedArray(w * h * 4).fill(255);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [column, row] = [Math.floor(x / scale) - quiet, Math.floor(y / scale) - quiet];
      const on = column >= 0 && row >= 0 && column < width && row < height && dark(column, row);
      if (on) data.fill(0, (y * w + x) * 4, (y * w + x) * 4 + 3);
    }
  return { data, width: w, height: h } as ImageData;
}

const formats: Readonly<Record<CodeKind, string>> = { qrcode: 'QRCode', datamatrix: 'DataMatrix' };

test.each(codeKinds)('a %s says to another programme what it was made of, and is not mirrored', async (kind) => {
  for (const text of ['PO-2611-0178-01-U05', 'A', '病例 7', 'x'.repeat(300)]) {
    const [found] = await readBarcodes(pixelsOf(codeModules(kind, text)), { formats: ['QRCode', 'DataMatrix'] });
    expect([found?.text, found?.format, found?.isMirrored]).toEqual([text, formats[kind], false]);
  }
});

test.each(codeKinds)('what a %s cannot hold is refused', (kind) => {
  expect(() => codeModules(kind, '')).toThrow();
  expect(() => codeModules(kind, 'x'.repeat(8000))).toThrow();
});

test('the outline of a code covers its dark squares and no other', () => {
  const code = codeModules('qrcode', 'A');
  const strokes = [...modulesPath(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)];
  const covered = new Set(
    strokes.flatMap(([, x, y, length]) => Array.from({ length: Number(length) }, (_, at) => `${Number(x) + at},${y}`)),
  );
  const all = Array.from({ length: code.width * code.height }, (_, at) => [
    at % code.width,
    Math.floor(at / code.width),
  ]);
  expect(all.filter(([x = 0, y = 0]) => code.dark(x, y) !== covered.has(`${x},${y}`))).toEqual([]);
});

test('a picture begins as the specification has it', () => {
  expect(standardQr()).toMatchObject({
    ...{ useQrcode: true, bcid: 'qrcode', width: 650, height: 342, qrcodeW: 300, qrcodeH: 300, addText: true },
    ...{ top: 10, left: 10, fontSize: 100, textLeftMargin: 40 },
  });
});

test('only six hexadecimal digits are a background, and a picture has a largest size', () => {
  expect(['FFFFFF', '#00ff7a', ' 123456 '].map(backgroundOf)).toEqual(['#FFFFFF', '#00ff7a', '#123456']);
  expect(['', 'FFF', 'white', '1234567', '12345g', '##12345'].map(backgroundOf)).toEqual(Array(6).fill(null));
  expect(overLimit({ width: 4000, height: 4000 })).toBe(false);
  expect([overLimit({ width: 4001, height: 4000 }), overLimit({ width: 0, height: 10 })]).toEqual([true, true]);
});
