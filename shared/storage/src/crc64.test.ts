import { Crc64, combineCrc64, crc64 } from './crc64.ts';

/** Bit by bit from the definition, as an independent reference. */
function reference(bytes: Uint8Array): string {
  let crc = 0xffffffffffffffffn;
  for (const byte of bytes) {
    crc ^= BigInt(byte);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1n ? (crc >> 1n) ^ 0xc96c5795d7870f42n : crc >> 1n;
  }
  return (crc ^ 0xffffffffffffffffn).toString();
}

const noise = (length: number, seed = 7): Uint8Array => {
  const bytes = new Uint8Array(length);
  let state = seed;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
};

test('has the published check value of CRC-64/XZ', () => {
  expect(crc64(new TextEncoder().encode('123456789'))).toBe(BigInt('0x995DC9BBDF1939FA').toString());
  expect(crc64(new Uint8Array())).toBe('0');
});

test('agrees with the definition at every length and alignment', () => {
  const bytes = noise(200);
  for (let from = 0; from < 9; from += 1) {
    for (let to = from; to < 60; to += 1)
      expect(crc64(bytes.subarray(from, to))).toBe(reference(bytes.subarray(from, to)));
  }
});

test('does not depend on how the bytes are cut', () => {
  const bytes = noise(5000);
  const whole = crc64(bytes);
  const pieces = new Crc64();
  for (let at = 0, step = 1; at < bytes.length; at += step, step = (step * 5) % 97)
    pieces.update(bytes.subarray(at, at + step));
  expect(pieces.digest()).toBe(whole);
});

test('combines the checksums of consecutive pieces, empty ones too', () => {
  const bytes = noise(70_001);
  for (const cut of [0, 1, 7, 8, 4096, 65_536, 70_000, 70_001]) {
    const first = bytes.subarray(0, cut);
    const second = bytes.subarray(cut);
    expect(combineCrc64(crc64(first), crc64(second), second.length)).toBe(crc64(bytes));
  }
  expect(combineCrc64(crc64(noise(9)), crc64(noise(9, 8)), 9)).not.toBe(crc64(noise(18)));
});
