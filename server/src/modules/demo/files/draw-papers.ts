type Colour = readonly [red: number, green: number, blue: number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
}

const WIDTH = 1440;
const HEIGHT = 1020;
const QUALITY = 0.8;

const paper: readonly Box[] = [
  { x: 0, y: 0, width: WIDTH, height: HEIGHT, colour: [244, 236, 214] },
  { x: 40, y: 40, width: WIDTH - 80, height: HEIGHT - 80, colour: [188, 160, 96] },
  { x: 48, y: 48, width: WIDTH - 96, height: HEIGHT - 96, colour: [250, 245, 230] },
  // A title, and lines as of words: demonstration papers say nothing of anybody.
  { x: 420, y: 150, width: 600, height: 48, colour: [96, 88, 76] },
  ...[300, 370, 440, 510, 580].flatMap((y, row): Box[] => [
    { x: 160, y, width: 180, height: 22, colour: [178, 170, 152] },
    { x: 400, y, width: 420 + ((row * 137) % 220), height: 22, colour: [110, 104, 92] },
  ]),
];

const portrait: readonly Box[] = [
  { x: 0, y: 0, width: WIDTH, height: HEIGHT, colour: [206, 222, 232] },
  { x: 0, y: 820, width: WIDTH, height: 200, colour: [184, 200, 210] },
  { x: 470, y: 560, width: 500, height: 460, colour: [250, 251, 252] },
  { x: 640, y: 560, width: 160, height: 110, colour: [150, 190, 205] },
];

/** Draws a paper without words, or a person in a white coat without a face, as JPEG. */
export async function drawPaper(kind: 'paper' | 'person'): Promise<Uint8Array> {
  const { encodeJpeg } = await import('@archway/photo/jpeg');
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const set = (x: number, y: number, [red, green, blue]: Colour): void =>
    data.set([red, green, blue], (y * WIDTH + x) * 4);
  for (const { x, y, width, height, colour } of kind === 'paper' ? paper : portrait)
    for (let row = y; row < y + height; row++) for (let at = x; at < x + width; at++) set(at, row, colour);
  const disc = (cx: number, cy: number, from: number, to: number, colour: Colour): void => {
    for (let y = cy - to; y <= cy + to; y++)
      for (let x = cx - to; x <= cx + to; x++) {
        const distance = Math.hypot(x - cx, y - cy);
        if (distance >= from && distance <= to) set(x, y, colour);
      }
  };
  if (kind === 'paper') {
    disc(1130, 760, 92, 104, [198, 64, 54]);
    disc(1130, 760, 0, 34, [198, 64, 54]);
  } else {
    disc(720, 400, 0, 160, [232, 200, 176]);
    disc(720, 330, 120, 172, [70, 56, 48]);
  }
  return encodeJpeg({ width: WIDTH, height: HEIGHT, data }, QUALITY);
}
