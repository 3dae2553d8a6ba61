import { type Random, between } from '@archway/geometry';

type Colour = readonly [number, number, number];

/** The colours of one mouth, 0 to 1, and how it is lit. */
export interface Paints {
  readonly tooth: Colour;
  /** How much darker and yellower a tooth is for each step back from the middle. */
  readonly darkerBack: number;
  readonly gum: Colour;
  /** Of the gum far from teeth. */
  readonly mucosa: Colour;
  readonly palate: Colour;
  readonly floor: Colour;
  readonly tongue: Colour;
  readonly lip: Colour;
  readonly skin: Colour;
  /** Behind everything. */
  readonly throat: Colour;
  /** Dark patches of the gum, 0 to 1. */
  readonly patches: number;
  /** How much redder mucosa is in streaks, 0 to 1. */
  readonly vessels: number;
  /** How much lighter and darker the folds of a palate are, and how much lighter or darker its middle. */
  readonly folds: number;
  readonly seam: number;
  /** Of the folds: how far they bend back towards the sides, mm a mm. */
  readonly bend: number;
  /** How much lighter or darker the vault of a palate is, and how much whiter the middle of a tongue. */
  readonly vault: number;
  readonly coat: number;
  /** How brown grooves of teeth are, 0 to 1. */
  readonly stain: number;
  /** How much of a tooth's or the gum's colour is shine, and how sharp it is. */
  readonly shine: readonly [number, number, number];
  /** Where the light stands: to the right and above the camera, in parts of the way. */
  readonly light: readonly [number, number];
  /** Light that comes from everywhere. */
  readonly ambient: number;
  /** How much darker a groove is. */
  readonly grooves: number;
  /** How much darker it is 10 mm further from the camera. */
  readonly fall: number;
  /** Of each tooth. */
  readonly tints: readonly number[];
  /** Where patches and stripes lie. */
  readonly phase: number;
}

/** Flesh from pale pink to deep red. */
function fleshOf(random: Random, red: number): Colour {
  const [green, blue] = [between(random, 0.38, 0.72), between(random, 0.82, 1.12)];
  return [red, red * green, red * green * blue];
}

const times = (colour: Colour, by: readonly number[]): Colour => [
  colour[0] * by[0]!,
  colour[1] * by[1]!,
  colour[2] * by[2]!,
];

export function paintsOf(random: Random): Paints {
  const red = between(random, 0.62, 0.95);
  const gum = fleshOf(random, red);
  // Within an arch palate and tongue may have any colour of flesh: what they are is told by their forms.
  const [palate, floor, tongue] = [0, 1, 2].map(() => {
    const own = random() < 0.5 ? gum : fleshOf(random, red * between(random, 0.75, 1.05));
    return times(own, [1, between(random, 0.8, 1.1), between(random, 0.7, 1.1)]);
  }) as [Colour, Colour, Colour];
  const deep = between(random, 0.7, 1.02);
  const mucosa = times(gum, [deep, deep * between(random, 0.55, 0.98), deep * between(random, 0.55, 0.98)]);
  const white = between(random, 0.86, 1);
  const tooth: Colour = [white, white * between(random, 0.87, 0.98), white * between(random, 0.62, 0.94)];
  const tone = between(random, 0.3, 0.95);
  const skin: Colour = [tone, tone * between(random, 0.65, 0.85), tone * between(random, 0.5, 0.75)];
  const lip = times(
    gum,
    [0, 1, 2].map(() => between(random, 0.65, 1.1)),
  );
  return {
    ...{ tooth, gum, mucosa, palate, floor, tongue, lip, skin },
    darkerBack: between(random, 0, 0.04),
    throat: random() < 0.5 ? [0.05, 0.03, 0.03] : [red * 0.4, red * 0.12, red * 0.12],
    patches: random() < 0.15 ? between(random, 0.2, 0.7) : 0,
    folds: between(random, 0, 0.25),
    seam: between(random, -0.12, 0.3),
    bend: between(random, -0.1, 0.7),
    vault: between(random, -0.4, 0.2),
    coat: random() < 0.5 ? between(random, 0, 0.15) : between(random, 0.1, 0.5),
    stain: random() < 0.4 ? 0 : between(random, 0.1, 0.9),
    vessels: between(random, 0, 0.3),
    shine: [
      random() < 0.5 ? between(random, 0.02, 0.25) : between(random, 0.2, 0.7),
      between(random, 0, 0.4),
      between(random, 8, 60),
    ],
    light: [between(random, -0.45, 0.45), between(random, -0.35, 0.5)],
    ambient: between(random, 0.25, 0.7),
    grooves: between(random, 0.15, 0.75),
    fall: random() < 0.5 ? between(random, 0, 0.08) : between(random, 0.08, 0.25),
    tints: Array.from({ length: 16 }, () => 1 + between(random, -0.06, 0.06)),
    phase: between(random, 0, 100),
  };
}
