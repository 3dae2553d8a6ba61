const SAMPLE = 64 * 1024;
/** So many bytes that agree with a conversion do so by chance once in a file as good as never. */
const ENOUGH_WIDE = 16;
const ENOUGH_LINES = 4;

const LF = 10;
const CR = 13;

/**
 * Programs that take a binary file for text leave traces: all of it is UTF-8, or every line feed has a carriage return
 * before it. @returns what has been done to the bytes, or undefined where nothing shows
 */
export function transferDamage(bytes: Uint8Array, start: number): string | undefined {
  const sample = bytes.subarray(start, start + SAMPLE);
  if (isUtf8(sample)) return 'its bytes have been converted as if they were text (UTF-8)';
  if (hasLineEnds(bytes.subarray(start))) return 'its bytes have been converted as if they were text (line ends)';
  return undefined;
}

function isUtf8(sample: Uint8Array): boolean {
  let wide = 0;
  for (let p = 0; p < sample.length; p++) if (sample[p]! > 127) wide++;
  if (wide < ENOUGH_WIDE) return false;
  try {
    // The sample may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function hasLineEnds(bytes: Uint8Array): boolean {
  let lines = 0;
  for (let p = bytes.indexOf(LF); p >= 0; p = bytes.indexOf(LF, p + 1)) {
    if (bytes[p - 1] !== CR) return false;
    lines++;
  }
  return lines >= ENOUGH_LINES;
}
