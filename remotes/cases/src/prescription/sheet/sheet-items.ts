import {
  type Prescription,
  type PrescriptionField,
  type PrescriptionQuestion,
  complaintNames,
  questionTitles,
} from '@archway/contracts';
import { type TextFunction, bilingual } from '@archway/platform';
import type { ToothNames } from '../teeth/use-tooth-names.ts';

/** One answer in words. */
export interface SheetItem {
  readonly key: string;
  readonly label: string;
  /** Null where nothing was answered. */
  readonly value: string | null;
  readonly wide?: boolean;
}

type Names = Pick<ToothNames, 'name' | 'names'>;

/** Where the words of a field's answers stand: both sides have the same. */
export const wordsOf = (field: PrescriptionField): string =>
  field === 'sagittalRight' || field === 'sagittalLeft' ? 'sagittal' : field;

/** Every answer of a field in words; null when there is none. */
export function answerText(
  given: Prescription,
  field: PrescriptionField,
  t: TextFunction,
  { name, names }: Names,
): string | null {
  const list = (values: readonly string[], space: string): string | null =>
    values.length > 0 ? values.map((value) => t(`rx.${space}.${value}`)).join(t('rx.comma')) : null;
  switch (field) {
    case 'complaintTags':
      return given.complaintTags.map((tag) => bilingual(complaintNames[tag])).join(t('rx.comma')) || null;
    case 'bite':
    case 'sagittalMethods':
    case 'sagittalRight':
    case 'sagittalLeft':
      return list(given[field], wordsOf(field));
    case 'complaint':
    case 'objectives':
    case 'other':
    case 'revisitRequest':
      return given[field].trim() || null;
    case 'withPatient':
      return given.withPatient === null ? null : t(given.withPatient ? 'rx.yes' : 'rx.no');
    case 'revisitMonths':
      return given.revisitMonths === null ? null : t('rx.months', { count: given.revisitMonths });
    case 'noAttachment':
    case 'extract':
    case 'missingTeeth':
      return names(given[field]) || null;
    case 'fixedTeeth':
      return (
        given.fixedTeeth
          .map(({ tooth, reason }) => t('rx.fixedTooth', { tooth: name(tooth), reason: t(`rx.reason.${reason}`) }))
          .join(t('rx.comma')) || null
      );
    case 'spaces':
      return (
        given.spaces
          .map(({ teeth: [first, second], mm, keep }) =>
            t(keep ? 'rx.spaceKept' : 'rx.space', {
              place: t('rx.between', { first: name(first), second: name(second) }),
              mm: String(mm),
            }),
          )
          .join(t('rx.comma')) || null
      );
    case 'arches':
    case 'attachments':
    case 'communication':
    case 'crossbite':
    case 'extraction':
    case 'ipr':
    case 'midline':
    case 'movable':
    case 'occlusalCoverage':
    case 'spacing':
    case 'tads':
    case 'thirdMolars': {
      const value = given[field];
      return value === null ? null : t(`rx.${field}.${value}`);
    }
  }
}

/** Fields that answer a question together with others, and so have a name of their own. */
const named: ReadonlySet<PrescriptionField> = new Set([
  'complaintTags',
  'complaint',
  'missingTeeth',
  'extract',
  'fixedTeeth',
  'noAttachment',
  'sagittalRight',
  'sagittalLeft',
  'sagittalMethods',
  'spaces',
  'revisitRequest',
  'other',
]);

/** What a field is called where it stands alone. */
export const fieldTitle = (field: PrescriptionField, t: TextFunction): string =>
  named.has(field) ? t(`rx.field.${field}`) : bilingual(questionTitles[field as PrescriptionQuestion]);

/** A field that may be of a newer server. */
export const isTitled = (field: string): field is PrescriptionField =>
  field in questionTitles || named.has(field as PrescriptionField);

/** Which answers the sheet shows together, in the order of the form. */
export const sheetGroups = [
  { key: 'goal', fields: ['complaintTags', 'complaint', 'objectives', 'arches', 'withPatient'] },
  {
    key: 'teeth',
    fields: [
      'missingTeeth',
      'extract',
      'extraction',
      'thirdMolars',
      'movable',
      'fixedTeeth',
      'attachments',
      'noAttachment',
    ],
  },
  {
    key: 'bite',
    fields: [
      'midline',
      'ipr',
      'bite',
      'sagittalRight',
      'sagittalLeft',
      'sagittalMethods',
      'crossbite',
      'spacing',
      'spaces',
      'tads',
      'occlusalCoverage',
    ],
  },
  { key: 'visits', fields: ['communication', 'revisitMonths', 'revisitRequest', 'other'] },
] as const satisfies readonly { key: string; fields: readonly PrescriptionField[] }[];

const wide: ReadonlySet<PrescriptionField> = new Set([
  'complaint',
  'objectives',
  'revisitRequest',
  'other',
  'spaces',
  'fixedTeeth',
]);

/** Answers of a group in words. @param all also what was not answered */
export function sheetItems(
  given: Prescription,
  fields: readonly PrescriptionField[],
  t: TextFunction,
  names: Names,
  all: boolean,
): readonly SheetItem[] {
  return fields
    .map((field) => ({
      key: field,
      label: fieldTitle(field, t),
      value: answerText(given, field, t, names),
      wide: wide.has(field),
    }))
    .filter(({ value }) => all || value !== null);
}
