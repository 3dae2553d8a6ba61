import {
  type DesignChoices,
  type DesignFindings,
  type Prescription,
  type PrescriptionQuestion,
  type Tooth,
  iprRegions,
  isOneOf,
  isThirdMolar,
  isUpper,
  libraryForms,
  lowerTeeth,
  upperTeeth,
} from '@archway/contracts';
import type { JawOptions } from '@archway/dental/design';

const jaws = ['upper', 'lower'] as const;
export type JawName = (typeof jaws)[number];
/** Teeth that were found, by jaw; a jaw without a scan is not there. */
export type FoundRows = Readonly<Partial<Record<JawName, readonly Tooth[]>>>;

/** What a prescription asks of the engine, and what it cannot be asked. */
export interface Wishes {
  readonly options: Readonly<Record<JawName, JawOptions>>;
  readonly treated: readonly JawName[];
  /** The jaw that is set up by itself: one that stays, where only the other one is treated. */
  readonly first: JawName;
  readonly conflicts: DesignFindings['conflicts'];
  readonly left: readonly PrescriptionQuestion[];
}

/** Jaws that are moved: those without a scan cannot be designed around. */
export const treatedJaws = ({ arches }: Pick<Prescription, 'arches'>): readonly JawName[] =>
  arches === 'upper' || arches === 'lower' ? [arches] : jaws;

const jawOfTooth = (tooth: Tooth): JawName => (isUpper(tooth) ? 'upper' : 'lower');
const order: readonly Tooth[] = [...upperTeeth, ...lowerTeeth];

/** Whether two teeth stand side by side once the others are taken out. */
function sideBySide(row: readonly Tooth[], [one, other]: readonly [Tooth, Tooth]): boolean {
  const sorted = [...row].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const [at, next] = [sorted.indexOf(one), sorted.indexOf(other)];
  return at >= 0 && next >= 0 && Math.abs(at - next) === 1;
}

/**
 * What the engine is told of a prescription and of what was chosen. It closes contacts on the chosen arch, takes out, leaves
 * standing, keeps spaces, takes enamel, goes back, and bonds attachments where it may; all else is named as left to whoever
 * goes on with the plan.
 */
export function wishesOf(answers: Prescription, rows: FoundRows, choices: DesignChoices): Wishes {
  const treated = treatedJaws(answers);
  const found = jaws.flatMap((jaw) => rows[jaw] ?? []);
  const scanned = (tooth: Tooth): boolean => rows[jawOfTooth(tooth)] !== undefined;
  const lacking = (teeth: readonly Tooth[]): Tooth[] =>
    teeth.filter((tooth) => scanned(tooth) && !found.includes(tooth));
  const fixed = answers.movable === 'except' ? answers.fixedTeeth.map(({ tooth }) => tooth) : [];
  const extract = answers.extract.filter((tooth) => answers.extraction !== 'refuse' || isThirdMolar(tooth));
  const standing = found.filter((tooth) => !extract.includes(tooth));
  const spaces = answers.spaces.filter(({ keep, teeth }) => keep && scanned(teeth[0]));
  const kept = spaces.filter(({ teeth }) => sideBySide(standing, teeth));
  const optionsOf = (jaw: JawName): JawOptions => {
    const own = (teeth: readonly Tooth[]): Tooth[] => teeth.filter((tooth) => rows[jaw]?.includes(tooth));
    return {
      extractions: own(extract),
      noAttachment: answers.attachments === 'except' ? own(answers.noAttachment) : [],
      fixed: treated.includes(jaw) ? own(fixed).filter((tooth) => !extract.includes(tooth)) : own(standing),
      spaces: kept
        .filter(({ teeth }) => jawOfTooth(teeth[0]) === jaw)
        .map(({ teeth, mm }) => ({ between: teeth, mm: Math.min(mm, MOST_SPACE) })),
      ...chosenFor(jaw, choices),
    };
  };
  const conflicts: DesignFindings['conflicts'] = [
    { conflict: 'fixedNotFound' as const, teeth: lacking(fixed) },
    { conflict: 'extractNotFound' as const, teeth: lacking(extract) },
    { conflict: 'missingFound' as const, teeth: answers.missingTeeth.filter((tooth) => found.includes(tooth)) },
    ...spaces
      .filter((space) => !kept.includes(space))
      .map(({ teeth }) => ({ conflict: 'spaceNotKept' as const, teeth: [...teeth] })),
  ].filter(({ teeth }) => teeth.length > 0);
  return {
    options: { upper: optionsOf('upper'), lower: optionsOf('lower') },
    first: treated.length === 1 ? (treated[0] === 'upper' ? 'lower' : 'upper') : choices.first,
    ...{ treated, conflicts, left: leftOf(answers, choices) },
  };
}

function chosenFor(jaw: JawName, { arch, expansion, ipr, distalization, sequence }: DesignChoices): JawOptions {
  const { right, left } = distalization;
  return {
    ...(arch === 'expanded' && { expansion }),
    ...(isOneOf(libraryForms, arch) && { library: arch }),
    ...(isOneOf(iprRegions, ipr) && { iprAsNeeded: ipr }),
    ...(distalization.jaw === jaw && right + left > 0 && { distalization: { right, left } }),
    sequence,
  };
}

/** Most that a document takes at one contact, in mm. */
const MOST_SPACE = 15;

/** Questions whose answers ask for more than the engine does. */
function leftOf(answers: Prescription, { ipr, distalization }: DesignChoices): PrescriptionQuestion[] {
  const goesBack = distalization.right + distalization.left > 0;
  const asked: Partial<Record<PrescriptionQuestion, boolean>> = {
    objectives: answers.objectives.trim() !== '',
    extraction: answers.extraction === 'accept' && answers.extract.length === 0,
    thirdMolars: answers.thirdMolars === 'accept' && !answers.extract.some(isThirdMolar),
    midline: answers.midline !== null && answers.midline !== 'designer',
    ipr: answers.ipr !== null && answers.ipr !== 'none' && ipr === 'none',
    bite: answers.bite.some((choice) => choice !== 'maintain'),
    sagittal: !goesBack && [...answers.sagittalRight, ...answers.sagittalLeft].some((choice) => choice !== 'maintain'),
    crossbite: answers.crossbite === 'correct',
    spacing: answers.spacing === 'mesialize' || answers.spacing === 'later',
    tads: answers.tads === 'accept',
    occlusalCoverage: answers.occlusalCoverage === 'accept',
  };
  return (Object.keys(asked) as PrescriptionQuestion[]).filter((question) => asked[question]);
}
