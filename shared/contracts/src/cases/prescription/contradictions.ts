import { type Tooth, isThirdMolar, isUpper } from '../teeth.ts';
import type { Prescription, PrescriptionField } from './prescription.ts';

/** Why two answers of a prescription cannot both hold. */
export const contradictionKeys = [
  /** Extraction is refused, and teeth are to be extracted. */
  'extractionRefused',
  'thirdMolarsRefused',
  /** A tooth of an arch that is not treated is to be extracted. */
  'extractOutside',
  /** A tooth is missing or will be extracted, and something else is said of it. */
  'toothGone',
  /** All teeth may be moved, and some may not. */
  'allMovable',
  /** Some teeth may not be moved, and none is named. */
  'fixedUnnamed',
  'attachmentsEverywhere',
  'noAttachmentUnnamed',
  /** The midline is moved in the arch that is not treated. */
  'midlineArch',
  'iprRefused',
  /** Reduction among the anteriors alone, and reduction among the posteriors as the way to Class I. */
  'iprAnteriorOnly',
  'biteMaintained',
  'openAndDeep',
  'sagittalMaintained',
  /** Distalization without reduction, beside reduction. */
  'distalizationIpr',
  /** A way is named, and nothing is to be changed. */
  'methodWithoutGoal',
  /** All spaces are closed, and some are kept. */
  'spacesClosed',
  'spacesUnnamed',
  /** Posteriors move forward, and molars backward. */
  'mesialAndDistal',
  /** A space beside a tooth that the chart says is missing is not a space between two teeth. */
  'spaceOfMissing',
] as const;
export type ContradictionKey = (typeof contradictionKeys)[number];

export interface Contradiction {
  readonly key: ContradictionKey;
  /** Fields that do not go together: the page marks them. */
  readonly fields: readonly PrescriptionField[];
  /** The teeth that it is about. */
  readonly teeth: readonly Tooth[];
}

interface Rule {
  readonly fields: readonly PrescriptionField[];
  /** The teeth that it is about when the answers contradict each other; null when they do not. */
  readonly found: (given: Prescription) => readonly Tooth[] | boolean;
}

const otherThan = <T extends string>(values: readonly T[], alone: T): boolean =>
  values.includes(alone) && values.length > 1;
const changesSide = (side: readonly string[]): boolean => side.some((value) => value !== 'maintain');
const outside = (arches: Prescription['arches'], teeth: readonly Tooth[]): readonly Tooth[] =>
  arches === 'upper' || arches === 'lower' ? teeth.filter((tooth) => isUpper(tooth) !== (arches === 'upper')) : [];
const keptSpaces = ({ spaces }: Prescription) => spaces.filter(({ keep }) => keep);

const rules: Readonly<Record<ContradictionKey, Rule>> = {
  extractionRefused: {
    fields: ['extraction', 'extract'],
    found: ({ extraction, extract }) =>
      extraction === 'refuse' ? extract.filter((tooth) => !isThirdMolar(tooth)) : [],
  },
  thirdMolarsRefused: {
    fields: ['thirdMolars', 'extract'],
    found: ({ thirdMolars, extract }) => (thirdMolars === 'refuse' ? extract.filter(isThirdMolar) : []),
  },
  extractOutside: { fields: ['arches', 'extract'], found: ({ arches, extract }) => outside(arches, extract) },
  toothGone: {
    fields: ['extract', 'missingTeeth', 'fixedTeeth', 'noAttachment'],
    found: ({ extract, missingTeeth, fixedTeeth, noAttachment }) => {
      const standing = new Set([...fixedTeeth.map(({ tooth }) => tooth), ...noAttachment]);
      return [...new Set([...extract, ...missingTeeth])].filter(
        (tooth) => standing.has(tooth) || (extract.includes(tooth) && missingTeeth.includes(tooth)),
      );
    },
  },
  allMovable: {
    fields: ['movable', 'fixedTeeth'],
    found: ({ movable, fixedTeeth }) => (movable === 'all' ? fixedTeeth.map(({ tooth }) => tooth) : []),
  },
  fixedUnnamed: {
    fields: ['movable', 'fixedTeeth'],
    found: ({ movable, fixedTeeth }) => movable === 'except' && fixedTeeth.length === 0,
  },
  attachmentsEverywhere: {
    fields: ['attachments', 'noAttachment'],
    found: ({ attachments, noAttachment }) => (attachments === 'asNeeded' ? noAttachment : []),
  },
  noAttachmentUnnamed: {
    fields: ['attachments', 'noAttachment'],
    found: ({ attachments, noAttachment }) => attachments === 'except' && noAttachment.length === 0,
  },
  midlineArch: {
    fields: ['arches', 'midline'],
    found: ({ arches, midline }) =>
      (arches === 'upper' && midline === 'alignToUpper') || (arches === 'lower' && midline === 'alignToLower'),
  },
  iprRefused: {
    fields: ['ipr', 'bite', 'sagittalMethods'],
    found: ({ ipr, bite, sagittalMethods }) =>
      ipr === 'none' && (bite.includes('ipr') || sagittalMethods.includes('posteriorIpr')),
  },
  iprAnteriorOnly: {
    fields: ['ipr', 'sagittalMethods'],
    found: ({ ipr, sagittalMethods }) => ipr === 'anterior' && sagittalMethods.includes('posteriorIpr'),
  },
  biteMaintained: { fields: ['bite'], found: ({ bite }) => otherThan(bite, 'maintain') },
  openAndDeep: { fields: ['bite'], found: ({ bite }) => bite.includes('openBite') && bite.includes('deepOverbite') },
  sagittalMaintained: {
    fields: ['sagittalRight', 'sagittalLeft'],
    found: ({ sagittalRight, sagittalLeft }) =>
      otherThan(sagittalRight, 'maintain') || otherThan(sagittalLeft, 'maintain'),
  },
  distalizationIpr: {
    fields: ['sagittalMethods'],
    found: ({ sagittalMethods }) =>
      sagittalMethods.includes('distalization') && sagittalMethods.includes('posteriorIpr'),
  },
  methodWithoutGoal: {
    fields: ['sagittalRight', 'sagittalLeft', 'sagittalMethods'],
    found: ({ sagittalRight, sagittalLeft, sagittalMethods }) =>
      sagittalMethods.length > 0 && !changesSide(sagittalRight) && !changesSide(sagittalLeft),
  },
  spacesClosed: {
    fields: ['spacing', 'spaces'],
    found: (given) => (given.spacing === 'close' ? keptSpaces(given).flatMap(({ teeth }) => teeth) : []),
  },
  spacesUnnamed: {
    fields: ['spacing', 'spaces'],
    found: (given) => given.spacing === 'keep' && keptSpaces(given).length === 0,
  },
  mesialAndDistal: {
    fields: ['spacing', 'sagittalMethods'],
    found: ({ spacing, sagittalMethods }) => spacing === 'mesialize' && sagittalMethods.includes('distalization'),
  },
  spaceOfMissing: {
    fields: ['spaces', 'missingTeeth'],
    found: ({ spaces, missingTeeth }) =>
      spaces.flatMap(({ teeth }) => teeth.filter((tooth) => missingTeeth.includes(tooth))),
  },
};

/** Answers that cannot all hold, in a fixed order; each names the fields and teeth that it is about. */
export const contradictionsOf = (given: Prescription): readonly Contradiction[] =>
  contradictionKeys.flatMap((key) => {
    const { fields, found } = rules[key];
    const teeth = found(given);
    if (teeth === false || (Array.isArray(teeth) && teeth.length === 0)) return [];
    return [{ key, fields, teeth: teeth === true ? [] : (teeth as readonly Tooth[]) }];
  });
