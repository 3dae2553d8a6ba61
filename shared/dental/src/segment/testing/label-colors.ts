/** Colours that the labelled scans of 3D-IOSSeg give their teeth, as 0xRRGGBB; gum is white. */
const teeth: readonly (readonly [fdi: number, color: number])[] = [
  [11, 0xff0000],
  [12, 0x0000ff],
  [13, 0x00ff00],
  [14, 0xffff00],
  [15, 0x00ffff],
  [16, 0xff00ff],
  [17, 0x1e90ff],
  [18, 0x00ff7f],
  [21, 0x7fff00],
  [22, 0xfff68f],
  [23, 0x3cb371],
  [24, 0xff6a6a],
  [25, 0x836fff],
  [26, 0xffd39b],
  [27, 0xff6347],
  [28, 0x9b30ff],
  [31, 0xff3030],
  [32, 0x00bfff],
  [33, 0xffa500],
  [34, 0xcaff70],
  [35, 0xc8ffff],
  [36, 0xffe4ff],
  [37, 0xff9bff],
  [38, 0xff4500],
  [41, 0x8b0000],
  [42, 0x90ee90],
  [43, 0x008b8b],
  [44, 0x00008b],
  [45, 0x8b008b],
  [46, 0xff69b4],
  [47, 0xe6e6fa],
  [47, 0xe6e6ff],
  [48, 0xffe4b5],
];
const GUM = 0xffffff;

const fdiOfColor = new Map<number, number>([[GUM, 0], ...teeth.map(([fdi, color]) => [color, fdi] as const)]);

/** FDI number of each face, 0 for gum. @throws Error for a colour that stands for nothing */
export function labelsOfColors(colors: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: colors.length / 3 }, (_, f) => {
    const color = colors[f * 3]! * 65536 + colors[f * 3 + 1]! * 256 + colors[f * 3 + 2]!;
    const fdi = fdiOfColor.get(color);
    if (fdi === undefined) throw new Error(`no label has the colour ${color.toString(16)}`);
    return fdi;
  });
}
