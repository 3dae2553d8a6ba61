/** What a generated slice says of itself; the rest is fixed. */
export interface SliceFacts {
  readonly columns: number;
  readonly rows: number;
  readonly instance: number;
  readonly series?: number;
  readonly position: readonly [number, number, number];
  /** Between rows and between columns, in mm. */
  readonly spacing?: number;
  readonly description?: string;
  /** Value 1 of the image type; `LOCALIZER` is one. */
  readonly imageType?: string;
  readonly intercept?: number;
  readonly samples: Int16Array;
}

const LONG_FORM = new Set(['OB', 'OW', 'SQ', 'UN', 'UT']);
const EXPLICIT_LITTLE_ENDIAN = '1.2.840.10008.1.2.1';
const CT_IMAGE = '1.2.840.10008.5.1.4.1.1.2';
const ROOT = '1.2.826.0.1.3680043.9.7433';

const ascii = (text: string): Buffer => Buffer.from(text.length % 2 ? `${text} ` : text, 'latin1');
const uid = (text: string): Buffer => Buffer.from(text.length % 2 ? `${text}\0` : text, 'latin1');
const short = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

function element(tag: string, vr: string, value: Buffer): Buffer {
  const head = Buffer.alloc(LONG_FORM.has(vr) ? 12 : 8);
  head.writeUInt16LE(parseInt(tag.slice(0, 4), 16), 0);
  head.writeUInt16LE(parseInt(tag.slice(4), 16), 2);
  head.write(vr, 4, 'latin1');
  if (LONG_FORM.has(vr)) head.writeUInt32LE(value.length, 8);
  else head.writeUInt16LE(value.length, 6);
  return Buffer.concat([head, value]);
}

/** One CT slice as a DICOM file: explicit little endian, signed 16 bit, axial. */
export function dicomSlice(facts: SliceFacts): Uint8Array {
  const { columns, rows, instance, series = 1, position, spacing = 0.4, description = 'Head', samples } = facts;
  const instanceUid = `${ROOT}.${series}.${instance}`;
  const meta = Buffer.concat([
    element('00020001', 'OB', Buffer.from([0, 1])),
    element('00020002', 'UI', uid(CT_IMAGE)),
    element('00020003', 'UI', uid(instanceUid)),
    element('00020010', 'UI', uid(EXPLICIT_LITTLE_ENDIAN)),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(meta.length);
  const pixels = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  return Buffer.concat([
    Buffer.alloc(128),
    Buffer.from('DICM'),
    element('00020000', 'UL', length),
    meta,
    element('00080008', 'CS', ascii(`ORIGINAL\\PRIMARY\\${facts.imageType ?? 'AXIAL'}`)),
    element('00080016', 'UI', uid(CT_IMAGE)),
    element('00080018', 'UI', uid(instanceUid)),
    element('00080021', 'DA', ascii('20260102')),
    element('00080060', 'CS', ascii('CT')),
    element('0008103e', 'LO', ascii(description)),
    element('00100010', 'PN', ascii('Test^Patient')),
    element('0020000d', 'UI', uid(`${ROOT}.0`)),
    element('0020000e', 'UI', uid(`${ROOT}.0.${series}`)),
    element('00200011', 'IS', ascii(String(series))),
    element('00200013', 'IS', ascii(String(instance))),
    element('00200032', 'DS', ascii(position.join('\\'))),
    element('00200037', 'DS', ascii('1\\0\\0\\0\\1\\0')),
    element('00280002', 'US', short(1)),
    element('00280004', 'CS', ascii('MONOCHROME2')),
    element('00280010', 'US', short(rows)),
    element('00280011', 'US', short(columns)),
    element('00280030', 'DS', ascii(`${spacing}\\${spacing}`)),
    element('00280100', 'US', short(16)),
    element('00280101', 'US', short(16)),
    element('00280102', 'US', short(15)),
    element('00280103', 'US', short(1)),
    element('00281052', 'DS', ascii(String(facts.intercept ?? 0))),
    element('00281053', 'DS', ascii('1')),
    element('7fe00010', 'OW', pixels),
  ]);
}
