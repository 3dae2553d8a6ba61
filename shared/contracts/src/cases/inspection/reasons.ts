/** Words of whoever inspects stand alone. */
export const OWN_WORDS = 'remark';

/** What is wrong with the data of a case, by what it is found at; `case` is the case as a whole. */
export const inspectionReasons = {
  photo: ['blurred', 'badLight', 'cutOff', 'wrongView', 'covered', 'otherPatient', OWN_WORDS],
  model: [
    'holeInCrown',
    'teethMissing',
    'scanIncomplete',
    'distorted',
    'biteDoubtful',
    'wrongJaw',
    'otherPatient',
    OWN_WORDS,
  ],
  cbct: ['motion', 'artefacts', 'fieldTooSmall', 'otherPatient', OWN_WORDS],
  case: ['fileMissing', 'biteMissing', 'prescriptionUnclear', 'basicInfoWrong', OWN_WORDS],
} as const;

export type InspectedKind = keyof typeof inspectionReasons;
export type InspectionReason = (typeof inspectionReasons)[InspectedKind][number];

/** Each reason once. */
export const allInspectionReasons = [...new Set<InspectionReason>(Object.values(inspectionReasons).flat())];

/** Whether this can be wrong with an object of this kind. */
export const isReasonFor = (kind: InspectedKind, reason: InspectionReason): boolean =>
  (inspectionReasons[kind] as readonly InspectionReason[]).includes(reason);

/** What a finding asks of the practice: other data, or nothing. */
export const findingWeights = ['supply', 'note'] as const;
export type FindingWeight = (typeof findingWeights)[number];

/** Findings that one inspection may write down. */
export const MOST_FINDINGS = 100;
