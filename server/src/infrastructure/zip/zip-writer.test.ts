import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipWriter } from './zip-writer.ts';

const PIECE = 2 ** 16;
const PIECES = 1024;

test('a large file passes through: what waits for a slow reader is a few pieces', async () => {
  let made = 0;
  let read = 0;
  let most = 0;
  const bytes = Readable.from(
    (function* () {
      for (; made < PIECE * PIECES; made += PIECE) {
        most = Math.max(most, made - read);
        yield Buffer.alloc(PIECE, made % 251);
      }
    })(),
    { objectMode: false },
  );
  const slow = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      read += chunk.length;
      setImmediate(done);
    },
  });
  const writer = new ZipWriter(new AbortController().signal);
  const drained = pipeline(writer.output, slow);
  expect(await writer.file('a/b.bin', bytes, PIECE * PIECES, () => {})).toMatchObject({ size: PIECE * PIECES });
  writer.end();
  await drained;
  expect(read).toBeGreaterThan(PIECE * PIECES);
  expect(most).toBeLessThan(PIECE * 32);
});

test('nobody waits for a file whose reader has gone', async () => {
  const gone = new AbortController();
  const writer = new ZipWriter(gone.signal);
  const written = writer.file('a.bin', Readable.from([Buffer.alloc(PIECE * 64)]), PIECE * 64, () => {});
  gone.abort(new Error('gone'));
  await expect(written).rejects.toThrow();
});
