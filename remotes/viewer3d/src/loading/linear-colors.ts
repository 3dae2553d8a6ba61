/** The light of an sRGB value, 0 to 65535: a scene adds light up, so colours must be linear before it does. */
const linear = Uint16Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return Math.round((c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4) * 65_535);
});

/** r, g, b (0-255, sRGB) per vertex as linear 16-bit values. Null when every vertex has one colour: that says nothing. */
export function linearColors(colors: Uint8Array | undefined): Uint16Array<ArrayBuffer> | null {
  if (!colors || isEven(colors)) return null;
  const result = new Uint16Array(colors.length);
  for (let i = 0; i < colors.length; i++) result[i] = linear[colors[i]!]!;
  return result;
}

function isEven(colors: Uint8Array): boolean {
  for (let i = 3; i < colors.length; i++) if (colors[i] !== colors[i % 3]) return false;
  return true;
}
