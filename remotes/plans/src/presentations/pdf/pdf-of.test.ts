/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Slide } from '@archway/contracts';
import { sfntOf } from '@archway/paper';
import { pdfOf } from './pdf-of.ts';

const fonts = join(
  dirname(createRequire(require.resolve('@archway/paper')).resolve('@fontsource/noto-sans-sc/package.json')),
  'files',
);
const packed = (name: string): ArrayBuffer => {
  const { buffer, byteOffset, byteLength } = readFileSync(join(fonts, `noto-sans-sc-${name}-400-normal.woff`));
  return buffer.slice(byteOffset, byteOffset + byteLength);
};
const slides: Slide[] = [
  { kind: 'title', slideId: 'a', heading: '您的矫治方案', subtitle: 'Ada 😀' },
  { kind: 'text', slideId: 'b', heading: '后续安排', body: '每天佩戴 22 小时。\n- 清洁牙齿\n- 及时联系我们' },
  { kind: 'summary', slideId: 'c', heading: '方案概要', planId: '7' },
  { kind: 'stage', slideId: 'd', heading: '', planId: null, step: null, view: 'front', animated: false },
];
const made = async (font: Uint8Array, shown: readonly Slide[]): Promise<Buffer> => {
  const figuresOf = () => [{ name: '附件', value: '12' }];
  const parts = { title: '演示', language: 'zh-CN', accent: '#4f46ba', figuresOf, pictureOf: () => null } as const;
  return Buffer.from(await (await pdfOf({ ...parts, slides: shown, font })).arrayBuffer());
};

test('each slide is a page as wide as A4, and the file has the letters that it needs alone', async () => {
  const font = await sfntOf(packed('chinese-simplified'));
  const pdf = await made(font, slides);
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(4);
  expect(text).toContain('/MediaBox [0 0 841.89 473.56');
  expect(pdf.byteLength).toBeLessThan(font.byteLength / 20);
});
