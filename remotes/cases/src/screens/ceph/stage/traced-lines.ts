import type { LandmarkKey } from '@archway/ceph';

/** Outlines between landmarks. A line is drawn where both of its ends are. */
export const outlines = [
  ['PNS', 'ANS', 'A'],
  ['Ar', 'Go', 'Me', 'Gn', 'Pog', 'B'],
  ['U1A', 'U1'],
  ['L1A', 'L1'],
  ['Prn', 'Sn', 'UL', 'LL', 'softPog'],
] as const satisfies readonly (readonly LandmarkKey[])[];

/** Planes that analyses measure by, drawn beyond their ends. */
export const planes = [
  { key: 'sn', from: 'S', to: 'N' },
  { key: 'fh', from: 'Po', to: 'Or' },
  { key: 'na', from: 'N', to: 'A' },
  { key: 'nb', from: 'N', to: 'B' },
  { key: 'mp', from: 'Go', to: 'Me' },
] as const satisfies readonly { key: string; from: LandmarkKey; to: LandmarkKey }[];

/** How far a plane goes beyond its ends, as a share of its length. */
export const BEYOND = 0.08;
