import type { CaseSide, RoleKey } from '@archway/contracts';
import type { Caller } from '../../context.ts';
import type { Database, Querier } from '../../infrastructure/database/database.ts';
import { Port } from '../../infrastructure/modules/port.ts';

/** A version of a case, as places of files name it. */
export interface CasePlaceKey {
  readonly caseId: string;
  readonly version: number;
}

/** A file of a case, or with null a place of the case with all its files. */
export interface FileInCase extends CasePlaceKey {
  readonly dataType: number;
  readonly objectName: string | null;
}

/** What of a case version, and of the caller towards it, decides about its files. */
export interface CaseStanding {
  readonly sides: ReadonlySet<CaseSide>;
  readonly roles: readonly RoleKey[];
  /** The practice designs the case itself. */
  readonly selfDesigned: boolean;
  /** The caller may change basic info and files now. */
  readonly editable: boolean;
  /** Data types of which the caller may put other files in the place of those that are there, all the same. */
  readonly replaceable: readonly number[];
}

/** What cases know of those who ask for their files. */
export interface CasesOfFiles {
  /** @throws Refusal recordNotFound when there is no such case, or none that the caller may see */
  standing(db: Querier, caller: Caller, key: CasePlaceKey): Promise<CaseStanding>;
  /** Whether the caller may see every one of these versions: one question, however many they are. */
  seesAll(db: Querier, caller: Caller, keys: readonly CasePlaceKey[]): Promise<boolean>;
  /** Somebody who may see these cases was given the way to files of theirs. */
  opened(db: Database, caller: Caller, files: readonly FileInCase[]): Promise<void>;
}
export const casesOfFiles = new Port<CasesOfFiles>('the cases of files');

/** What plans know of the plans that files belong to. */
export interface PlansOfFiles {
  /** What a plan of a case version is; undefined when the version has no such plan. */
  typeOf(db: Querier, key: CasePlaceKey, planId: string): Promise<'target' | 'step' | undefined>;
}
export const plansOfFiles = new Port<PlansOfFiles>('the plans of files');
