import dicomParser, { type ByteStream, type DataSet, type Element } from 'dicom-parser';

const IMPLICIT_LITTLE = '1.2.840.10008.1.2';
const BIG_ENDIAN = '1.2.840.10008.1.2.2';
export const PIXEL_DATA = 'x7fe00010';

/** Words that the parser may read of one head. An enhanced file of 1,000 frames needs 200,000; each element costs three or four. */
const MOST_WORDS = 1_000_000;
/** A data set says nothing twice. Broken writers do now and then; bytes that are no data set do all the time. */
const MOST_REPEATED = 16;

// The classes are exported, but the package's types know only their shapes.
const { DataSet: DataSetClass, ByteStream: StreamClass } = dicomParser as unknown as {
  DataSet: new (parser: unknown, bytes: Uint8Array, elements: object) => DataSet;
  ByteStream: new (
    parser: unknown,
    bytes: Uint8Array,
    position: number,
  ) => Omit<ByteStream, 'readUint16'> & { readUint16(): number };
};

/** Thrown inside of the parser to end it. */
class Nonsense extends Error {}

/** A stream that ends the parser when it has read too much: sequences in sequences, and elements without end, cost what they cost. */
class BoundedStream extends StreamClass {
  private left = MOST_WORDS;

  override readUint16(): number {
    this.left -= 1;
    if (this.left < 0) throw new Nonsense();
    return super.readUint16();
  }
}

export interface ReadDataSet {
  readonly data: DataSet;
  /** `image`: up to its pixel data; `end`: all of it, without any; `cut`: more bytes are needed; `nonsense`: more would not help. */
  readonly outcome: 'image' | 'end' | 'cut' | 'nonsense';
}

/** Reads the elements of a data set up to its pixel data, within a budget of elements and of repetitions. */
export function readDataSet(bytes: Uint8Array, start: number, syntax: string): ReadDataSet {
  const parser = syntax === BIG_ENDIAN ? dicomParser.bigEndianByteArrayParser : dicomParser.littleEndianByteArrayParser;
  const elements: Record<string, Element> = {};
  const data = new DataSetClass(parser, bytes, unrepeated(elements));
  const outcome = start >= bytes.length ? 'cut' : fill(data, new BoundedStream(parser, bytes, start), syntax);
  data.elements = elements;
  return { data, outcome };
}

function fill(data: DataSet, stream: ByteStream, syntax: string): ReadDataSet['outcome'] {
  const { length } = stream.byteArray;
  const start = stream.position;
  try {
    const read =
      syntax === IMPLICIT_LITTLE ? dicomParser.parseDicomDataSetImplicit : dicomParser.parseDicomDataSetExplicit;
    read(data, stream, length, { untilTag: PIXEL_DATA });
  } catch (cause) {
    return cause instanceof Nonsense ? 'nonsense' : 'cut';
  }
  if (PIXEL_DATA in data.elements) return 'image';
  return stream.position === length && stream.position > start ? 'end' : 'cut';
}

/** Elements by their tags, of which hardly any may come twice, and none of group 0: it is for messages, and zeros look like it. */
function unrepeated(elements: Record<string, Element>): Record<string, Element> {
  let left = MOST_REPEATED;
  return new Proxy(elements, {
    set(target, tag: string, element: Element) {
      if (tag in target || tag.startsWith('x0000')) left -= 1;
      if (left < 0) throw new Nonsense();
      target[tag] = element;
      return true;
    },
  });
}
