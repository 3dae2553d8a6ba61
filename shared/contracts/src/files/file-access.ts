import { type RoleKey, rolesOn, rolesWith } from '../access/roles.ts';
import { type DataType, dataTypes } from './endpoints.ts';

/** Whose work needs files of a type. `admin` needs none of them and may all. */
export interface FileAccess {
  readonly read: readonly RoleKey[];
  /** Within what the case's status allows, see the server's rules. */
  readonly write: readonly RoleKey[];
}

const owners = rolesWith('treat');
const clinic = rolesWith('intake');
const designers = rolesWith('target', 'step');
const auditors = rolesWith('auditTarget', 'auditStep');
const treating = [...clinic, ...rolesOn('design')];
const producers = rolesWith('produce');

const nobody: FileAccess = { read: [], write: [] };

/**
 * Files of a case by their type: for which roles temporary credentials are made. An assistant does the intake and reads
 * no plans; production makes models of plans and sees no photos, scans of the head or reports, and reads what is written.
 */
export const fileAccess: Readonly<Record<DataType, FileAccess>> = {
  [dataTypes.image]: { read: treating, write: clinic },
  [dataTypes.model]: { read: [...treating, ...producers], write: clinic },
  [dataTypes.cbct]: { read: treating, write: clinic },
  [dataTypes.plan]: { read: [...owners, ...designers, ...auditors, ...producers], write: designers },
  [dataTypes.production]: {
    read: [...owners, ...designers, ...producers],
    write: rolesWith('finish'),
  },
  [dataTypes.report]: { read: treating, write: treating },
  [dataTypes.message]: { read: [...treating, ...producers], write: treating },
  // Also after the submission: a treatment goes on, and so does its library.
  [dataTypes.archive]: { read: treating, write: clinic },
  // These belong to a person and to no case.
  [dataTypes.productSettings]: nobody,
  [dataTypes.credentials]: nobody,
  [dataTypes.caseArchive]: nobody,
  [dataTypes.processModel]: nobody,
};
