/** What is made for a tooth; there are no bridges among the services. */
export const restorations = ['crown', 'veneer', 'inlay', 'onlay', 'implantCrown'] as const;

/** What a restoration is made of. */
export const crownMaterials = [
  ...(['zirconia', 'lithiumDisilicate', 'metalCeramic', 'composite', 'metal', 'designer'] as const),
] as const;

/** Shades of the VITA classical guide, in its order. */
export const vitaClassical = [
  ...(['A1', 'A2', 'A3', 'A3.5', 'A4'] as const),
  ...(['B1', 'B2', 'B3', 'B4'] as const),
  ...(['C1', 'C2', 'C3', 'C4'] as const),
  ...(['D2', 'D3', 'D4'] as const),
] as const;

/** Shades of the VITA 3D-Master guide: lightness, hue, chroma. */
export const vita3dMaster = [
  ...(['0M1', '0M2', '0M3'] as const),
  ...(['1M1', '1M2'] as const),
  ...(['2L1.5', '2L2.5', '2M1', '2M2', '2M3', '2R1.5', '2R2.5'] as const),
  ...(['3L1.5', '3L2.5', '3M1', '3M2', '3M3', '3R1.5', '3R2.5'] as const),
  ...(['4L1.5', '4L2.5', '4M1', '4M2', '4M3', '4R1.5', '4R2.5'] as const),
  ...(['5M1', '5M2', '5M3'] as const),
] as const;

/** The guides by which a shade is named. */
export const shadeGuides = [
  { key: 'vitaClassical', shades: vitaClassical },
  { key: 'vita3dMaster', shades: vita3dMaster },
] as const;
export type Shade = (typeof shadeGuides)[number]['shades'][number];

/** How far a surgical guide leads the drill. */
export const guideChoices = ['none', 'pilot', 'full'] as const;
