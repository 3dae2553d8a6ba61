/** Bytes as characters, one each; shorter where the file ends. */
export function ascii(bytes: Uint8Array, at: number, length: number): string {
  let text = '';
  const end = Math.min(bytes.length, at + length);
  for (let i = at; i < end; i++) text += String.fromCharCode(bytes[i]!);
  return text;
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Where `text` (one byte a character) begins, or -1; looks only at the first `within` bytes. */
export function indexOfText(bytes: Uint8Array, text: string, from = 0, within = bytes.length): number {
  const first = text.charCodeAt(0);
  const last = Math.min(bytes.length, within) - text.length;
  for (let at = bytes.indexOf(first, from); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    let i = 1;
    while (i < text.length && bytes[at + i] === text.charCodeAt(i)) i++;
    if (i === text.length) return at;
  }
  return -1;
}
