import type { RoleKey } from '../access/permissions.ts';
import { type DataType, dataTypes } from './endpoints.ts';

/** Whose work needs files of a type. `admin` needs none of them and may all. */
export interface FileAccess {
  readonly read: readonly RoleKey[];
  /** Within what the case's status allows, see the server's rules. */
  readonly write: readonly RoleKey[];
}

const owners: readonly RoleKey[] = ['creator', 'doctor'];
const clinic: readonly RoleKey[] = [...owners, 'assistant'];
const designers: readonly RoleKey[] = ['target_design', 'step_design', 'post_process', 'design_center'];
const auditors: readonly RoleKey[] = ['target_internal_audit', 'step_internal_audit', 'internal_audit'];
const treating: readonly RoleKey[] = [...clinic, ...designers, ...auditors];

const nobody: FileAccess = { read: [], write: [] };

/**
 * Files of a case by their type: for which roles temporary credentials are made. An assistant does the intake and reads
 * no plans; production makes models of plans and sees no photos, scans of the head or reports.
 */
export const fileAccess: Readonly<Record<DataType, FileAccess>> = {
  [dataTypes.image]: { read: treating, write: clinic },
  [dataTypes.model]: { read: [...treating, 'modelmaker'], write: clinic },
  [dataTypes.cbct]: { read: treating, write: clinic },
  [dataTypes.plan]: { read: [...owners, ...designers, ...auditors, 'modelmaker'], write: designers },
  [dataTypes.production]: {
    read: [...owners, ...designers, 'modelmaker'],
    write: ['post_process', 'design_center', 'modelmaker'],
  },
  [dataTypes.report]: { read: treating, write: treating },
  [dataTypes.message]: { read: [...treating, 'modelmaker'], write: [...treating, 'modelmaker'] },
  // These belong to a person and to no case.
  [dataTypes.productSettings]: nobody,
  [dataTypes.credentials]: nobody,
};

/** Which plans a designer works on; who is not named here designs all of them. */
export const plannedBy: Readonly<Partial<Record<RoleKey, 'target' | 'step'>>> = {
  target_design: 'target',
  step_design: 'step',
  post_process: 'step',
};
