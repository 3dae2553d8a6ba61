import { type AuditEntry, isOneOf, roleOf, savedActions, seenSubjects } from '@archway/contracts';
import { type TextFunction, bilingual } from '@archway/platform';
import * as prescription from '../prescription/sheet/sheet-items.ts';
import * as request from '../request/request-words.ts';
import { recordText } from '../screens/detail/record-text.ts';

type Entry = Pick<AuditEntry, 'kind' | 'subject'>;

/** What was seen or changed, in words; what a newer server writes down is said in general. */
export function subjectText({ kind, subject }: Entry, t: TextFunction): string {
  if (kind === 'seen') return t(`audit.seen.${isOneOf<string>(seenSubjects, subject) ? subject : 'detail'}`);
  return isOneOf<string>(savedActions, subject) ? t(`audit.changed.${subject}`) : recordText(subject, t);
}

/** What somebody was to the case; `system` and what a newer server calls somebody is told by the name alone. */
export const rolesText = (roles: readonly string[]): string =>
  roles
    .flatMap((role) => roleOf(role) ?? [])
    .map((row) => bilingual(row))
    .join(' / ');

const basic = [
  ...['practiceId', 'doctorId', 'ptNo', 'patientName', 'gender', 'birthday', 'phone', 'email'],
  ...['productType', 'entrust', 'customDoctorName', 'customClinic'],
];

function fieldText(subject: string, field: string, t: TextFunction): string | null {
  switch (subject) {
    case 'saveInfo':
      return basic.includes(field) ? t(`field.${field}`) : null;
    case 'savePrescription':
      return prescription.isTitled(field) ? prescription.fieldTitle(field, t) : null;
    case 'saveRequest':
      return request.isTitled(field) ? request.fieldTitle(field, t) : null;
    default:
      return null;
  }
}

/** Fields by their names on the forms, each once; those that have no title of their own are left out. */
export const fieldsText = ({ fields, subject }: Pick<AuditEntry, 'fields' | 'subject'>, t: TextFunction): string[] => [
  ...new Set(fields.flatMap((field) => fieldText(subject, field, t) ?? [])),
];
