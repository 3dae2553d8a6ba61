import { aheadOf, along, angle, corner, distance, falls, turn } from './lines.ts';
import { measure } from './measure.ts';
import { apog, back, facial, frankfort, mandibular, na, occlusal, palatal, sn } from './planes.ts';

const fh = ['Po', 'Or'] as const;
const occlusion = ['U6', 'L6', 'U1', 'L1'] as const;

/**
 * Jaws, skull base and planes. Signs: ahead is positive; a plane that falls towards the front is positive; ANB and the
 * convexity are positive where the upper jaw is ahead.
 */
export const skeletal = {
  sna: measure('sna', 'deg', ['SNA', 'SNA 角', 'Maxilla to cranial base'], ['S', 'N', 'A'], (at) =>
    corner(at.S, at.N, at.A),
  ),
  snb: measure('snb', 'deg', ['SNB', 'SNB 角', 'Mandible to cranial base'], ['S', 'N', 'B'], (at) =>
    corner(at.S, at.N, at.B),
  ),
  anb: measure('anb', 'deg', ['ANB', 'ANB 角', 'Jaws to each other'], ['A', 'N', 'B'], (at) =>
    turn([at.N, at.B], [at.N, at.A]),
  ),
  snd: measure('snd', 'deg', ['SND', 'SND 角', 'Symphysis to cranial base'], ['S', 'N', 'D'], (at) =>
    corner(at.S, at.N, at.D),
  ),
  snGoGn: measure(
    'snGoGn',
    'deg',
    ['SN-GoGn', 'SN-GoGn 角', 'Mandibular plane (Go-Gn) to cranial base'],
    ['S', 'N', 'Go', 'Gn'],
    (at) => falls(sn(at), [at.Go, at.Gn]),
  ),
  snOp: measure(
    'snOp',
    'deg',
    ['SN-OP', 'SN-OP 角', 'Occlusal plane to cranial base'],
    ['S', 'N', ...occlusion],
    (at) => falls(sn(at), occlusal(at)),
  ),
  wits: measure(
    'wits',
    'mm',
    ['Wits', 'Wits 值', 'Jaws along the occlusal plane (AO-BO)'],
    ['A', 'B', ...occlusion],
    (at) => along(occlusal(at), at.B, at.A),
  ),
  pogNb: measure('pogNb', 'mm', ['Pog-NB', 'Pog-NB 距', 'Chin to NB'], ['N', 'B', 'Pog'], (at) =>
    aheadOf([at.N, at.B], at.Pog),
  ),

  facialAngle: measure('facialAngle', 'deg', ['FH-NPog', '面角', 'Facial angle'], [...fh, 'N', 'Pog'], (at) =>
    angle(back(frankfort(at)), facial(at)),
  ),
  convexity: measure('convexity', 'deg', ['NA-APog', '颌凸角', 'Angle of convexity'], ['N', 'A', 'Pog'], (at) =>
    turn(apog(at), na(at)),
  ),
  abPlane: measure('abPlane', 'deg', ['AB-NPog', 'AB 平面角', 'AB plane angle'], ['A', 'B', 'N', 'Pog'], (at) =>
    turn(back(facial(at)), [at.B, at.A]),
  ),
  fma: measure(
    'fma',
    'deg',
    ['FH-MP', '下颌平面角（FMA）', 'Mandibular plane (Go-Me) to Frankfort'],
    [...fh, 'Go', 'Me'],
    (at) => falls(frankfort(at), mandibular(at)),
  ),
  yAxis: measure('yAxis', 'deg', ['FH-SGn', 'Y 轴角', 'Y-axis angle'], [...fh, 'S', 'Gn'], (at) =>
    angle(frankfort(at), [at.S, at.Gn]),
  ),
  fhOp: measure('fhOp', 'deg', ['FH-OP', 'FH-OP 角', 'Cant of the occlusal plane'], [...fh, ...occlusion], (at) =>
    falls(frankfort(at), occlusal(at)),
  ),

  facialAxis: measure('facialAxis', 'deg', ['BaN-PtGn', '面轴角', 'Facial axis'], ['Ba', 'N', 'Pt', 'Gn'], (at) =>
    angle([at.N, at.Ba], [at.Pt, at.Gn]),
  ),
  facialAxisTo90: measure(
    'facialAxisTo90',
    'deg',
    ['BaN-PtGn − 90°', '面轴角（减 90°）', 'Facial axis, less 90°'],
    ['Ba', 'N', 'Pt', 'Gn'],
    (at) => angle([at.N, at.Ba], [at.Pt, at.Gn]) - 90,
  ),
  facialTaper: measure('facialTaper', 'deg', ['NPog-MP', '面锥角', 'Facial taper'], ['N', 'Pog', 'Go', 'Me'], (at) =>
    angle(back(facial(at)), back(mandibular(at))),
  ),
  convexityMm: measure('convexityMm', 'mm', ['A-NPog', 'A-NPog 距', 'Convexity of point A'], ['A', 'N', 'Pog'], (at) =>
    aheadOf(facial(at), at.A),
  ),
  maxillaryDepth: measure(
    'maxillaryDepth',
    'deg',
    ['FH-NA', '上颌深度角', 'Maxillary depth'],
    [...fh, 'N', 'A'],
    (at) => angle(back(frankfort(at)), na(at)),
  ),
  fhPp: measure('fhPp', 'deg', ['FH-PP', '腭平面角', 'Palatal plane to Frankfort'], [...fh, 'PNS', 'ANS'], (at) =>
    falls(frankfort(at), palatal(at)),
  ),
  cranialDeflection: measure(
    'cranialDeflection',
    'deg',
    ['BaN-FH', '颅底偏斜角', 'Cranial deflection'],
    [...fh, 'Ba', 'N'],
    (at) => angle([at.Ba, at.N], frankfort(at)),
  ),

  aNPerp: measure(
    'aNPerp',
    'mm',
    ['A-NPerp', 'A-N 垂线距', 'Point A to nasion perpendicular'],
    [...fh, 'N', 'A'],
    (at) => along(frankfort(at), at.N, at.A),
  ),
  pogNPerp: measure(
    'pogNPerp',
    'mm',
    ['Pog-NPerp', 'Pog-N 垂线距', 'Pogonion to nasion perpendicular'],
    [...fh, 'N', 'Pog'],
    (at) => along(frankfort(at), at.N, at.Pog),
  ),
  coA: measure('coA', 'mm', ['Co-A', '上颌长度', 'Midfacial length'], ['Co', 'A'], (at) => distance(at.Co, at.A)),
  coGn: measure('coGn', 'mm', ['Co-Gn', '下颌长度', 'Mandibular length'], ['Co', 'Gn'], (at) => distance(at.Co, at.Gn)),
  jawDifference: measure(
    'jawDifference',
    'mm',
    ['CoGn − CoA', '上下颌长度差', 'Maxillomandibular difference'],
    ['Co', 'A', 'Gn'],
    (at) => distance(at.Co, at.Gn) - distance(at.Co, at.A),
  ),
  ansMe: measure('ansMe', 'mm', ['ANS-Me', '下面高', 'Lower anterior face height'], ['ANS', 'Me'], (at) =>
    distance(at.ANS, at.Me),
  ),

  saddle: measure('saddle', 'deg', ['N-S-Ar', '鞍角', 'Saddle angle'], ['N', 'S', 'Ar'], (at) =>
    corner(at.N, at.S, at.Ar),
  ),
  // Behind the joint the line bends the other way: more than 180° where articulare lies in front of S–Go.
  articular: measure(
    'articular',
    'deg',
    ['S-Ar-Go', '关节角', 'Articular angle'],
    ['S', 'Ar', 'Go'],
    (at) => 180 - turn([at.S, at.Ar], [at.Ar, at.Go]),
  ),
  gonial: measure('gonial', 'deg', ['Ar-Go-Me', '下颌角', 'Gonial angle'], ['Ar', 'Go', 'Me'], (at) =>
    corner(at.Ar, at.Go, at.Me),
  ),
  jarabakSum: measure(
    'jarabakSum',
    'deg',
    ['Sum', '三角之和', 'Sum of saddle, articular and gonial angle'],
    ['N', 'S', 'Ar', 'Go', 'Me'],
    (at) => 360 + falls(sn(at), mandibular(at)),
  ),
  gonialUpper: measure('gonialUpper', 'deg', ['Ar-Go-N', '上下颌角', 'Upper gonial angle'], ['Ar', 'Go', 'N'], (at) =>
    corner(at.Ar, at.Go, at.N),
  ),
  gonialLower: measure('gonialLower', 'deg', ['N-Go-Me', '下下颌角', 'Lower gonial angle'], ['N', 'Go', 'Me'], (at) =>
    corner(at.N, at.Go, at.Me),
  ),
  snLength: measure('snLength', 'mm', ['S-N', '前颅底长度', 'Anterior cranial base'], ['S', 'N'], (at) =>
    distance(at.S, at.N),
  ),
  sAr: measure('sAr', 'mm', ['S-Ar', '后颅底长度', 'Posterior cranial base'], ['S', 'Ar'], (at) =>
    distance(at.S, at.Ar),
  ),
  arGo: measure('arGo', 'mm', ['Ar-Go', '下颌支高度', 'Ramus height'], ['Ar', 'Go'], (at) => distance(at.Ar, at.Go)),
  goMe: measure('goMe', 'mm', ['Go-Me', '下颌体长度', 'Mandibular body'], ['Go', 'Me'], (at) => distance(at.Go, at.Me)),
  sGo: measure('sGo', 'mm', ['S-Go', '后面高', 'Posterior face height'], ['S', 'Go'], (at) => distance(at.S, at.Go)),
  nMe: measure('nMe', 'mm', ['N-Me', '全面高', 'Anterior face height'], ['N', 'Me'], (at) => distance(at.N, at.Me)),
  heightRatio: measure(
    'heightRatio',
    '%',
    ['S-Go/N-Me', '后前面高比', 'Posterior to anterior face height'],
    ['S', 'Go', 'N', 'Me'],
    (at) => (100 * distance(at.S, at.Go)) / distance(at.N, at.Me),
  ),
} as const;
