/** A word in both languages of Archway. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

export interface Landmark {
  readonly key: string;
  /** As it is written in both languages. */
  readonly abbreviation: string;
  readonly name: Words;
  /** Where it lies on the film, in the midline or between the two outlines where both sides show. */
  readonly definition: Words;
}

const landmark = <const K extends string>(
  key: K,
  abbreviation: string,
  name: [string, string],
  at: [string, string],
) => ({
  key,
  abbreviation,
  name: { zh: name[0], en: name[1] },
  definition: { zh: at[0], en: at[1] },
});

/**
 * The landmarks of a lateral cephalogram in the order in which they are placed: skull base, upper jaw, lower jaw, teeth,
 * profile. Definitions follow Jacobson and Jacobson, Radiographic Cephalometry, 2nd ed., 2006, chapter 4.
 */
export const landmarks = [
  landmark('S', 'S', ['蝶鞍点', 'Sella'], ['蝶鞍影像的中心', 'Center of the sella turcica']),
  landmark('N', 'N', ['鼻根点', 'Nasion'], ['鼻额缝的最前点', 'Most anterior point of the frontonasal suture']),
  landmark('Po', 'Po', ['耳点', 'Porion'], ['外耳道的最上点', 'Highest point of the external auditory canal']),
  landmark('Or', 'Or', ['眶点', 'Orbitale'], ['眶下缘的最低点', 'Lowest point of the orbital rim']),
  landmark(
    'Ba',
    'Ba',
    ['颅底点', 'Basion'],
    ['枕骨大孔前缘的最低点', 'Lowest point of the front rim of the foramen magnum'],
  ),
  landmark(
    'Ar',
    'Ar',
    ['关节点', 'Articulare'],
    ['颅底下缘与髁突颈后缘的交点', 'Where the skull base crosses the back of the condylar neck'],
  ),
  landmark('Co', 'Co', ['髁顶点', 'Condylion'], ['髁突的最后上点', 'Most posterior and superior point of the condyle']),
  landmark(
    'Pt',
    'Pt',
    ['翼点', 'Pterygoid point'],
    [
      '翼上颌裂后壁与圆孔下缘的交点',
      'Where the round foramen’s lower rim meets the back wall of the pterygomaxillary fissure',
    ],
  ),
  landmark(
    'PNS',
    'PNS',
    ['后鼻棘点', 'Posterior nasal spine'],
    ['硬腭后端的骨棘尖', 'Tip of the spine at the back of the hard palate'],
  ),
  landmark('ANS', 'ANS', ['前鼻棘点', 'Anterior nasal spine'], ['前鼻棘的尖', 'Tip of the anterior nasal spine']),
  landmark(
    'A',
    'A',
    ['上齿槽座点', 'Subspinale'],
    ['前鼻棘与上齿槽缘点间骨部最凹点', 'Deepest point of the bone between anterior nasal spine and upper alveolar rim'],
  ),
  landmark(
    'B',
    'B',
    ['下齿槽座点', 'Supramentale'],
    ['下齿槽缘点与颏前点间骨部最凹点', 'Deepest point of the bone between lower alveolar rim and pogonion'],
  ),
  landmark('Pog', 'Pog', ['颏前点', 'Pogonion'], ['颏部的最前点', 'Most anterior point of the chin']),
  landmark(
    'Gn',
    'Gn',
    ['颏顶点', 'Gnathion'],
    ['颏前点与颏下点之间的中点', 'Midway between pogonion and menton on the outline of the chin'],
  ),
  landmark('Me', 'Me', ['颏下点', 'Menton'], ['颏部的最下点', 'Lowest point of the symphysis']),
  landmark('D', 'D', ['D 点', 'D point'], ['下颌联合的中心', 'Center of the symphysis']),
  landmark(
    'Go',
    'Go',
    ['下颌角点', 'Gonion'],
    ['下颌角的后下点', 'Most posterior and inferior point of the angle of the mandible'],
  ),
  landmark(
    'U1',
    'U1',
    ['上中切牙点', 'Upper incisor edge'],
    ['最前上中切牙的切缘', 'Incisal edge of the most anterior upper central incisor'],
  ),
  landmark(
    'U1A',
    'U1A',
    ['上中切牙根尖点', 'Upper incisor apex'],
    ['同一上中切牙的根尖', 'Root apex of the same upper incisor'],
  ),
  landmark(
    'L1',
    'L1',
    ['下中切牙点', 'Lower incisor edge'],
    ['最前下中切牙的切缘', 'Incisal edge of the most anterior lower central incisor'],
  ),
  landmark(
    'L1A',
    'L1A',
    ['下中切牙根尖点', 'Lower incisor apex'],
    ['同一下中切牙的根尖', 'Root apex of the same lower incisor'],
  ),
  landmark(
    'U6',
    'U6',
    ['上第一磨牙点', 'Upper first molar'],
    ['上第一磨牙的近中牙尖', 'Mesial cusp of the upper first molar'],
  ),
  landmark(
    'L6',
    'L6',
    ['下第一磨牙点', 'Lower first molar'],
    ['下第一磨牙的近中牙尖', 'Mesial cusp of the lower first molar'],
  ),
  landmark('Prn', 'Prn', ['鼻尖点', 'Pronasale'], ['鼻尖的最前点', 'Most anterior point of the nose']),
  landmark('Sn', 'Sn', ['鼻下点', 'Subnasale'], ['鼻小柱与上唇的连接点', 'Where the columella meets the upper lip']),
  landmark('UL', 'UL', ['上唇突点', 'Upper lip'], ['上唇的最前点', 'Most anterior point of the upper lip']),
  landmark('LL', 'LL', ['下唇突点', 'Lower lip'], ['下唇的最前点', 'Most anterior point of the lower lip']),
  landmark(
    'softPog',
    'Pog′',
    ['软组织颏前点', 'Soft-tissue pogonion'],
    ['软组织颏部的最前点', 'Most anterior point of the soft-tissue chin'],
  ),
] as const satisfies readonly Landmark[];

export type LandmarkKey = (typeof landmarks)[number]['key'];

const byKey = new Map<LandmarkKey, Landmark>(landmarks.map((each) => [each.key, each]));

export function landmarkOf(key: LandmarkKey): Landmark {
  const found = byKey.get(key);
  if (!found) throw new Error(`no landmark ${key}`);
  return found;
}
