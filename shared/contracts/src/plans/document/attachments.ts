/** What bodies on crowns look like, and cut-outs of the aligner beside them. */
export const attachmentShapes = [
  ...(['rectangle', 'bevel', 'ellipsoid', 'optimized', 'ridge', 'ramp'] as const),
  ...(['hook', 'button'] as const),
] as const;
export type AttachmentShape = (typeof attachmentShapes)[number];

/** Which side of the crown something is bonded to. */
export type CrownSide = 'buccal' | 'lingual';

interface Extent {
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** A kind of the library: its shape, where it begins, and its edges in mm. */
interface AttachmentKindRule {
  readonly shape: AttachmentShape;
  readonly side: CrownSide;
  /** Along its own x, along its own y, and how far it stands out. */
  readonly size: readonly [width: Extent, height: Extent, depth: Extent];
  /** From the middle of the side of the crown to the biting edge, in mm; below 0 to the gum. */
  readonly offset: number;
}

const mm = (min: number, usual: number, max: number): Extent => ({ min, usual, max });

/** The library. A rectangle that is as wide as high or wider is a horizontal one. */
export const attachmentKinds = {
  horizontal: { shape: 'rectangle', side: 'buccal', size: [mm(1.5, 3, 5), mm(1, 2, 4), mm(0.5, 1, 2)], offset: 0 },
  vertical: { shape: 'rectangle', side: 'buccal', size: [mm(1, 2, 4), mm(1.5, 3, 5), mm(0.5, 1, 2)], offset: 0 },
  bevel: { shape: 'bevel', side: 'buccal', size: [mm(1.5, 3, 5), mm(1, 2, 4), mm(0.5, 1.2, 2)], offset: 0 },
  ellipsoid: { shape: 'ellipsoid', side: 'buccal', size: [mm(1, 2, 4), mm(1, 3, 5), mm(0.4, 0.8, 1.5)], offset: 0 },
  optimized: { shape: 'optimized', side: 'buccal', size: [mm(1.5, 2.4, 4), mm(1.5, 3, 5), mm(0.5, 1, 2)], offset: 0 },
  ridge: { shape: 'ridge', side: 'buccal', size: [mm(2, 4, 6), mm(0.4, 0.8, 1.5), mm(0.3, 0.7, 1.2)], offset: -2 },
  ramp: { shape: 'ramp', side: 'lingual', size: [mm(2, 3.4, 5), mm(1.5, 2.4, 4), mm(0.8, 2, 4)], offset: -0.8 },
  hook: { shape: 'hook', side: 'buccal', size: [mm(0.8, 1.4, 3), mm(1.5, 2.6, 4), mm(0.3, 0.7, 1.5)], offset: -1 },
  button: { shape: 'button', side: 'buccal', size: [mm(2, 3.2, 5), mm(2, 3.2, 5), mm(0.4, 1.2, 2)], offset: -0.8 },
} as const satisfies Readonly<Record<string, AttachmentKindRule>>;
export type AttachmentKind = keyof typeof attachmentKinds;

/** Which kind of the library something is. */
export const attachmentKindOf = ({
  shape,
  size: [width, height],
}: {
  readonly shape: AttachmentShape;
  readonly size: readonly [number, number, number];
}): AttachmentKind => (shape === 'rectangle' ? (width >= height ? 'horizontal' : 'vertical') : shape);

/** Cut out of the aligner, and no composite on the tooth. */
export const isCutout = ({ shape }: { readonly shape: AttachmentShape }): boolean =>
  shape === 'hook' || shape === 'button';
