import type { LandmarkKey } from '../landmarks.ts';
import { type Point, middle } from '../point.ts';
import type { Line } from './lines.ts';

type At<L extends LandmarkKey> = Readonly<Record<L, Point>>;

/** Reference lines, each to the front or down. */
export const sn = ({ S, N }: At<'S' | 'N'>): Line => [S, N];
export const frankfort = ({ Po, Or }: At<'Po' | 'Or'>): Line => [Po, Or];
export const palatal = ({ PNS, ANS }: At<'PNS' | 'ANS'>): Line => [PNS, ANS];
/** Through gonion and menton; Steiner's through gnathion has a measure of its own. */
export const mandibular = ({ Go, Me }: At<'Go' | 'Me'>): Line => [Go, Me];
/** Halves the overbite of the first molars and of the incisors (Downs 1948). */
export const occlusal = ({ U6, L6, U1, L1 }: At<'U6' | 'L6' | 'U1' | 'L1'>): Line => [middle(U6, L6), middle(U1, L1)];
export const facial = ({ N, Pog }: At<'N' | 'Pog'>): Line => [N, Pog];
export const apog = ({ A, Pog }: At<'A' | 'Pog'>): Line => [A, Pog];
export const na = ({ N, A }: At<'N' | 'A'>): Line => [N, A];
export const nb = ({ N, B }: At<'N' | 'B'>): Line => [N, B];
/** From the tip of the nose to the chin. */
export const esthetic = ({ Prn, softPog }: At<'Prn' | 'softPog'>): Line => [Prn, softPog];
/** Long axes, down. */
export const upperIncisor = ({ U1A, U1 }: At<'U1A' | 'U1'>): Line => [U1A, U1];
export const lowerIncisor = ({ L1, L1A }: At<'L1' | 'L1A'>): Line => [L1, L1A];
export const back = ([from, to]: Line): Line => [to, from];
/** A line that goes to the front, turned so that it goes down. */
export const perpendicular = ([from, to]: Line): Line => [
  from,
  { x: from.x + (to.y - from.y), y: from.y - (to.x - from.x) },
];
