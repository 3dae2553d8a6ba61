import { VolumeError } from '../volume-error.ts';
import type { Vec3 } from '../volume.ts';
import { decodeText, encodingOf } from './charset.ts';
import { stack } from './geometry.ts';
import type { DicomSlice } from './slice.ts';

const slice = (z: number, more: Partial<DicomSlice> = {}): DicomSlice => ({
  file: `z${z}`,
  frame: 0,
  seriesUid: '1',
  seriesNumber: '1',
  description: '',
  patientName: '',
  modality: 'CT',
  created: '',
  imageType: [],
  columns: 2,
  rows: 2,
  pixelSpacing: [0.3, 0.4],
  position: [0, 0, z] as Vec3,
  orientation: [1, 0, 0, 0, 1, 0],
  instanceNumber: 0,
  slope: 1,
  intercept: 0,
  step: undefined,
  location: undefined,
  instanceUid: '',
  placedItself: false,
  marks: {
    stack: '',
    acquisition: '',
    temporalPosition: '',
    phase: '',
    triggerTime: '',
    echo: '',
    diffusion: '',
    energy: '',
    imageType: '',
    acquired: '',
  },
  padding: undefined,
  inverted: false,
  window: undefined,
  pixels: {
    offset: 0,
    length: 8,
    allocated: 16,
    stored: 16,
    highBit: 15,
    signed: true,
    bigEndian: false,
    deflatedFrom: undefined,
  },
  samples: () => new Int16Array(4),
  ...more,
});

describe('a stack of slices', () => {
  it('is ordered by position, whatever the instance numbers say', () => {
    const { slices, spacing, origin } = stack([
      slice(2, { instanceNumber: 1 }),
      slice(0, { instanceNumber: 3 }),
      slice(1, { instanceNumber: 2 }),
    ]);
    expect(slices.map((each) => each.file)).toEqual(['z0', 'z1', 'z2']);
    expect(spacing).toEqual([0.4, 0.3, 1]);
    expect(origin).toEqual([0, 0, 0]);
  });

  it('reports a missing slice and an uneven gap', () => {
    expect(stack([0, 1, 2, 4, 5].map((z) => slice(z))).notes).toMatchObject({
      missing: 1,
      unevenGaps: [{ after: 2, gap: 2 }],
    });
    expect(stack([0, 1, 2, 3.4, 4.4].map((z) => slice(z))).notes).toMatchObject({
      missing: 0,
      unevenGaps: [{ after: 2 }],
    });
  });

  it('keeps one of two slices at the same place and says so', () => {
    const { slices, notes } = stack([slice(0), slice(1), slice(1, { file: 'again' }), slice(2)]);
    expect(slices).toHaveLength(3);
    expect(notes.duplicates).toEqual(['again']);
  });

  const tilted = (perStep: number): DicomSlice[] =>
    [0, 1, 2].map((z) => slice(z, { position: [0, z * perStep, z], pixelSpacing: [0.5, 0.5] }));

  it('straightens a tilted gantry and says by how much', () => {
    const { size, shear, notes } = stack(tilted(0.5));
    expect(size).toEqual([2, 4, 3]);
    expect(shear?.shifts).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    expect(notes).toMatchObject({ tiltDegrees: 26.57, resampled: true });
  });

  it('refuses a tilt beyond 30 degrees, and slices that slide about', () => {
    expect(() => stack(tilted(0.7))).toThrow(VolumeError);
    const restless = [0, 1, 2].map((z) => slice(z, { position: [0, z % 2 ? 5 : 0, z] }));
    expect(() => stack(restless)).toThrow('tilt');
  });

  it('does not take one position in all files for a place', () => {
    const same = [3, 1, 2].map((n) => slice(0, { instanceNumber: n }));
    const { slices, notes } = stack(same);
    expect(slices.map((each) => each.instanceNumber)).toEqual([1, 2, 3]);
    expect(notes).toMatchObject({ orderAssumed: true, duplicates: [] });
  });

  it('says when it had to trust the instance numbers', () => {
    const { slices, notes } = stack([2, 1].map((n) => slice(n, { position: undefined, instanceNumber: n })));
    expect(slices.map((each) => each.instanceNumber)).toEqual([1, 2]);
    expect(notes.orderAssumed).toBe(true);
  });
});

describe('character sets', () => {
  it.each([
    ['ISO 2022 IR 58', 'gb18030'],
    ['\\ISO 2022 IR 58', 'gb18030'],
    ['GB18030', 'gb18030'],
    ['ISO_IR 192', 'utf-8'],
    ['ISO 2022 IR 6\\ISO 2022 IR 87', 'iso-2022-jp'],
    ['nonsense', 'utf-8'],
  ])('%s is read as %s', (declared, encoding) => expect(encodingOf(declared)).toBe(encoding));

  it('takes undeclared bytes that are no UTF-8 for GBK', () => {
    expect(decodeText(Uint8Array.from([0xd5, 0xc5, 0xc8, 0xfd]), undefined)).toBe('张三');
    expect(decodeText(new TextEncoder().encode('张三'), undefined)).toBe('张三');
  });

  it('drops escape sequences', () => {
    expect(decodeText(Uint8Array.from([0x1b, 0x24, 0x29, 0x41, 0xd5, 0xc5]), '\\ISO 2022 IR 58')).toBe('张');
  });
});
