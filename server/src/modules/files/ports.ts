import type { CaseSide, RoleKey } from '@archway/contracts';
import type { Caller } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { Port } from '../../infrastructure/modules/port.ts';

/** A version of a case, as places of files name it. */
export interface CasePlaceKey {
  readonly caseId: string;
  readonly version: number;
}

/** What of a case version, and of the caller towards it, decides about its files. */
export interface CaseStanding {
  readonly sides: ReadonlySet<CaseSide>;
  readonly roles: readonly RoleKey[];
  /** The practice designs the case itself. */
  readonly selfDesigned: boolean;
  /** The caller may change basic info and files now. */
  readonly editable: boolean;
}

/** What cases know of those who ask for their files. */
export interface CasesOfFiles {
  /** @throws Refusal recordNotFound when there is no such case, or none that the caller may see */
  standing(db: Querier, caller: Caller, key: CasePlaceKey): Promise<CaseStanding>;
  /** Whether the caller may see every one of these versions: one question, however many they are. */
  seesAll(db: Querier, caller: Caller, keys: readonly CasePlaceKey[]): Promise<boolean>;
}
export const casesOfFiles = new Port<CasesOfFiles>('the cases of files');

/** What plans know of the plans that files belong to. */
export interface PlansOfFiles {
  /** What a plan of a case version is; undefined when the version has no such plan. */
  typeOf(db: Querier, key: CasePlaceKey, planId: string): Promise<'target' | 'step' | undefined>;
}
export const plansOfFiles = new Port<PlansOfFiles>('the plans of files');
