import { aheadOf, along, turn } from './lines.ts';
import { measure } from './measure.ts';
import {
  apog,
  esthetic,
  frankfort,
  lowerIncisor,
  mandibular,
  na,
  nb,
  occlusal,
  perpendicular,
  upperIncisor,
} from './planes.ts';

/**
 * Incisors and lips. Signs: an edge or a lip ahead of its line is positive, and so is a tooth that leans to the front.
 * Distances of incisors are those of the edge; on paper they were taken at the foremost point of the crown.
 */
export const dental = {
  u1NaDeg: measure('u1NaDeg', 'deg', ['U1-NA', 'U1-NA 角', 'Upper incisor to NA'], ['N', 'A', 'U1', 'U1A'], (at) =>
    turn(na(at), upperIncisor(at)),
  ),
  u1NaMm: measure('u1NaMm', 'mm', ['U1-NA', 'U1-NA 距', 'Upper incisor to NA'], ['N', 'A', 'U1'], (at) =>
    aheadOf(na(at), at.U1),
  ),
  l1NbDeg: measure('l1NbDeg', 'deg', ['L1-NB', 'L1-NB 角', 'Lower incisor to NB'], ['N', 'B', 'L1', 'L1A'], (at) =>
    turn(lowerIncisor(at), nb(at)),
  ),
  l1NbMm: measure('l1NbMm', 'mm', ['L1-NB', 'L1-NB 距', 'Lower incisor to NB'], ['N', 'B', 'L1'], (at) =>
    aheadOf(nb(at), at.L1),
  ),
  // More than 180° where both teeth lean back.
  interincisal: measure(
    'interincisal',
    'deg',
    ['U1-L1', '上下中切牙角', 'Interincisal angle'],
    ['U1', 'U1A', 'L1', 'L1A'],
    (at) => 180 - turn(lowerIncisor(at), upperIncisor(at)),
  ),
  l1Op: measure(
    'l1Op',
    'deg',
    ['L1-OP − 90°', 'L1-OP 角（减 90°）', 'Lower incisor to occlusal plane, less 90°'],
    ['U6', 'L6', 'U1', 'L1', 'L1A'],
    (at) => turn(lowerIncisor(at), perpendicular(occlusal(at))),
  ),
  l1MpTo90: measure(
    'l1MpTo90',
    'deg',
    ['L1-MP − 90°', 'L1-MP 角（减 90°）', 'Lower incisor to mandibular plane, less 90°'],
    ['Go', 'Me', 'L1', 'L1A'],
    (at) => turn(lowerIncisor(at), perpendicular(mandibular(at))),
  ),
  u1ApogMm: measure('u1ApogMm', 'mm', ['U1-APog', 'U1-APog 距', 'Upper incisor to APog'], ['A', 'Pog', 'U1'], (at) =>
    aheadOf(apog(at), at.U1),
  ),
  l1ApogMm: measure('l1ApogMm', 'mm', ['L1-APog', 'L1-APog 距', 'Lower incisor to APog'], ['A', 'Pog', 'L1'], (at) =>
    aheadOf(apog(at), at.L1),
  ),
  l1ApogDeg: measure(
    'l1ApogDeg',
    'deg',
    ['L1-APog', 'L1-APog 角', 'Lower incisor to APog'],
    ['A', 'Pog', 'L1', 'L1A'],
    (at) => turn(lowerIncisor(at), apog(at)),
  ),
  u1AVertical: measure(
    'u1AVertical',
    'mm',
    ['U1-A', 'U1-A 垂线距', 'Upper incisor to vertical through A'],
    ['Po', 'Or', 'A', 'U1'],
    (at) => along(frankfort(at), at.A, at.U1),
  ),
  llE: measure('llE', 'mm', ['LL-E', '下唇-E 线距', 'Lower lip to E line'], ['Prn', 'softPog', 'LL'], (at) =>
    aheadOf(esthetic(at), at.LL),
  ),
} as const;
