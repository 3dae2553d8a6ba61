import { crc32 } from '../pack/crc32.ts';
import type { Vec3 } from '../volume.ts';

/** A small DICOM writer for tests: explicit little-endian unless told, one frame or several. */
export interface ImageOptions {
  readonly columns: number;
  readonly rows: number;
  /** Stored samples of all frames. */
  readonly samples: Int16Array | Uint16Array | Uint8Array | Int32Array;
  readonly frames?: number;
  readonly position?: Vec3;
  readonly orientation?: readonly number[];
  readonly spacing?: readonly [number, number];
  readonly slope?: number;
  readonly intercept?: number;
  readonly bitsStored?: number;
  readonly instance?: number;
  readonly series?: string;
  readonly seriesUid?: string;
  /** Unless told, another for every other image. */
  readonly instanceUid?: string;
  readonly description?: Uint8Array | string;
  readonly name?: Uint8Array | string;
  readonly charset?: string;
  readonly imageType?: string;
  readonly photometric?: string;
  readonly modality?: string;
  /** Further elements, in any order. */
  readonly more?: readonly Element[];
  readonly encoding?: 'explicit' | 'implicit' | 'big' | 'encapsulated';
  /** Leave out preamble and file meta information. */
  readonly bare?: boolean;
  /** Declared sizes that the file does not hold to. */
  readonly declareRows?: number;
}

export type Value = string | Uint8Array | number | readonly Element[][];
/** Tag, value representation, value; a number is US. */
export type Element = readonly [tag: number, vr: string, value: Value];

const syntaxes = {
  explicit: '1.2.840.10008.1.2.1',
  implicit: '1.2.840.10008.1.2',
  big: '1.2.840.10008.1.2.2',
  encapsulated: '1.2.840.10008.1.2.4.70',
} as const;

const LONG = new Set(['OB', 'OW', 'SQ', 'UN', 'UT']);
const text = (value: string): Uint8Array => new TextEncoder().encode(value);

const concat = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

class Writer {
  private readonly kind: keyof typeof syntaxes;

  constructor(kind: keyof typeof syntaxes) {
    this.kind = kind;
  }

  number(value: number, bytes: 2 | 4): Uint8Array {
    const out = new Uint8Array(bytes);
    const view = new DataView(out.buffer);
    if (bytes === 2) view.setUint16(0, value, this.kind !== 'big');
    else view.setUint32(0, value, this.kind !== 'big');
    return out;
  }

  tag(tag: number): Uint8Array {
    return concat([this.number(tag >>> 16, 2), this.number(tag & 0xffff, 2)]);
  }

  element([tag, vr, value]: Element, length?: number): Uint8Array {
    const body = this.body(vr, value);
    const padded = body.length % 2 === 0 ? body : concat([body, text(vr === 'UI' ? '\0' : ' ')]);
    const size = length ?? padded.length;
    if (this.kind === 'implicit') return concat([this.tag(tag), this.number(size, 4), padded]);
    const head = LONG.has(vr) ? [text(vr), new Uint8Array(2), this.number(size, 4)] : [text(vr), this.number(size, 2)];
    return concat([this.tag(tag), ...head, padded]);
  }

  private body(vr: string, value: Value): Uint8Array {
    if (value instanceof Uint8Array) return value;
    if (typeof value === 'number') return this.number(value, vr === 'UL' ? 4 : 2);
    if (typeof value === 'string') return text(value);
    return concat(
      value.flatMap((item) => {
        const content = this.all(item);
        return [this.tag(0xfffee000), this.number(content.length, 4), content];
      }),
    );
  }

  all(elements: readonly Element[]): Uint8Array<ArrayBuffer> {
    return concat([...elements].sort((a, b) => a[0] - b[0]).map((each) => this.element(each)));
  }
}

export function writeDicom(options: ImageOptions): Uint8Array<ArrayBuffer> {
  const kind = options.encoding ?? 'explicit';
  const writer = new Writer(kind);
  const meta = new Writer('explicit');
  const body = writer.all(elementsOf(options));
  const content = concat([body, ...pixelsOf(options, writer, kind)]);
  if (options.bare) return content;
  const information = meta.all([
    [0x00020002, 'UI', '1.2.840.10008.5.1.4.1.1.2'],
    [0x00020010, 'UI', syntaxes[kind]],
  ]);
  const length = meta.element([0x00020000, 'UL', information.length]);
  return concat([new Uint8Array(128), text('DICM'), length, information, content]);
}

const uidOf = ({ samples, ...rest }: ImageOptions): string =>
  `1.2.3.${crc32(text(JSON.stringify(rest)))}.${crc32(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))}`;

function elementsOf(options: ImageOptions): Element[] {
  const { columns, rows, samples, frames = 1, spacing = [0.3, 0.3] } = options;
  const bits = samples.BYTES_PER_ELEMENT * 8;
  const stored = options.bitsStored ?? bits;
  const signed = samples instanceof Int16Array || samples instanceof Int32Array;
  const elements: Element[] = [
    [0x00080008, 'CS', options.imageType ?? 'ORIGINAL\\PRIMARY\\AXIAL'],
    [0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.2'],
    [0x00080018, 'UI', options.instanceUid ?? uidOf(options)],
    [0x00080021, 'DA', '20260102'],
    [0x00080060, 'CS', options.modality ?? 'CT'],
    [0x0008103e, 'LO', options.description ?? 'Head'],
    [0x00100010, 'PN', options.name ?? 'Doe^Jane'],
    [0x0020000d, 'UI', '1.2.3'],
    [0x0020000e, 'UI', options.seriesUid ?? '1.2.3.4'],
    [0x00200011, 'IS', options.series ?? '3'],
    [0x00200013, 'IS', String(options.instance ?? 1)],
    [0x00280002, 'US', 1],
    [0x00280004, 'CS', options.photometric ?? 'MONOCHROME2'],
    [0x00280010, 'US', options.declareRows ?? rows],
    [0x00280011, 'US', columns],
    [0x00280030, 'DS', spacing.join('\\')],
    [0x00280100, 'US', bits],
    [0x00280101, 'US', stored],
    [0x00280102, 'US', stored - 1],
    [0x00280103, 'US', signed ? 1 : 0],
    [0x00281052, 'DS', String(options.intercept ?? 0)],
    [0x00281053, 'DS', String(options.slope ?? 1)],
    [0x00200037, 'DS', (options.orientation ?? [1, 0, 0, 0, 1, 0]).join('\\')],
  ];
  if (options.charset !== undefined) elements.push([0x00080005, 'CS', options.charset]);
  if (options.position) elements.push([0x00200032, 'DS', options.position.join('\\')]);
  if (frames > 1) elements.push([0x00280008, 'IS', String(frames)]);
  const own = new Set(options.more?.map(([tag]) => tag));
  return [...elements.filter(([tag]) => !own.has(tag)), ...(options.more ?? [])];
}

function pixelsOf({ samples }: ImageOptions, writer: Writer, kind: keyof typeof syntaxes): Uint8Array[] {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength).slice();
  if (kind === 'big')
    for (let i = 0; i + samples.BYTES_PER_ELEMENT <= bytes.length; i += samples.BYTES_PER_ELEMENT)
      bytes.subarray(i, i + samples.BYTES_PER_ELEMENT).reverse();
  const vr = samples.BYTES_PER_ELEMENT === 1 ? 'OB' : 'OW';
  if (kind !== 'encapsulated') return [writer.element([0x7fe00010, vr, bytes])];
  return [
    writer.element([0x7fe00010, 'OB', new Uint8Array(0)], 0xffffffff),
    ...[writer.tag(0xfffee000), writer.number(0, 4)],
    ...[writer.tag(0xfffee000), writer.number(bytes.length, 4), bytes],
    ...[writer.tag(0xfffee0dd), writer.number(0, 4)],
  ];
}
