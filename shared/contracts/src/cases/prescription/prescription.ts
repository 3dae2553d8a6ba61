import type { Tooth } from '../teeth.ts';
import type {
  acceptChoices,
  archChoices,
  attachmentChoices,
  biteChoices,
  communicationChoices,
  complaintTags,
  crossbiteChoices,
  fixedReasons,
  iprChoices,
  midlineChoices,
  movableChoices,
  sagittalChoices,
  sagittalMethods,
  spacingChoices,
} from './choices.ts';

/** One of a list, or not answered yet. */
type One<T extends readonly string[]> = T[number] | null;
type Many<T extends readonly string[]> = readonly T[number][];

export type FixedReason = (typeof fixedReasons)[number];

/** What the doctor wants of a treatment. Nothing has to be answered before the case is submitted. */
export interface Prescription {
  readonly complaintTags: Many<typeof complaintTags>;
  readonly complaint: string;
  readonly objectives: string;
  /** The plan is to be fit for showing it to the patient. */
  readonly withPatient: boolean | null;
  readonly arches: One<typeof archChoices>;
  readonly midline: One<typeof midlineChoices>;
  readonly ipr: One<typeof iprChoices>;
  /** Temporary anchorage devices. */
  readonly tads: One<typeof acceptChoices>;
  /** Of other teeth than third molars. */
  readonly extraction: One<typeof acceptChoices>;
  readonly thirdMolars: One<typeof acceptChoices>;
  readonly occlusalCoverage: One<typeof acceptChoices>;
  readonly bite: Many<typeof biteChoices>;
  readonly sagittalRight: Many<typeof sagittalChoices>;
  readonly sagittalLeft: Many<typeof sagittalChoices>;
  readonly sagittalMethods: Many<typeof sagittalMethods>;
  readonly crossbite: One<typeof crossbiteChoices>;
  readonly spacing: One<typeof spacingChoices>;
  /** Spaces that stand now, by the two teeth in the order of the chart; those to be kept are marked. */
  readonly spaces: readonly { readonly teeth: readonly [Tooth, Tooth]; readonly mm: number; readonly keep: boolean }[];
  readonly attachments: One<typeof attachmentChoices>;
  readonly noAttachment: readonly Tooth[];
  readonly movable: One<typeof movableChoices>;
  readonly fixedTeeth: readonly { readonly tooth: Tooth; readonly reason: FixedReason }[];
  readonly extract: readonly Tooth[];
  readonly missingTeeth: readonly Tooth[];
  /** Other clinical conditions. */
  readonly other: string;
  readonly revisitRequest: string;
  readonly revisitMonths: number | null;
  readonly communication: One<typeof communicationChoices>;
}
export type PrescriptionField = keyof Prescription;

/** Nothing answered. */
export const emptyPrescription: Prescription = {
  complaintTags: [],
  complaint: '',
  objectives: '',
  withPatient: null,
  arches: null,
  midline: null,
  ipr: null,
  tads: null,
  extraction: null,
  thirdMolars: null,
  occlusalCoverage: null,
  bite: [],
  sagittalRight: [],
  sagittalLeft: [],
  sagittalMethods: [],
  crossbite: null,
  spacing: null,
  spaces: [],
  attachments: null,
  noAttachment: [],
  movable: null,
  fixedTeeth: [],
  extract: [],
  missingTeeth: [],
  other: '',
  revisitRequest: '',
  revisitMonths: null,
  communication: null,
};

/** Fields that speak of one patient's mouth: no template has them, and no other case hands them on. */
export const ownFields = [
  'complaintTags',
  'complaint',
  'objectives',
  'spaces',
  'noAttachment',
  'fixedTeeth',
  'extract',
  'missingTeeth',
  'other',
] as const satisfies readonly PrescriptionField[];

/** What stands in a template: the habits of a doctor. */
export type PrescriptionHabits = Partial<Omit<Prescription, (typeof ownFields)[number]>>;

const own: ReadonlySet<string> = new Set(ownFields);

/** What of a prescription is a habit, and no word about one patient's mouth. */
export const habitsOf = (prescription: Prescription): PrescriptionHabits =>
  Object.fromEntries(Object.entries(prescription).filter(([field]) => !own.has(field)));
