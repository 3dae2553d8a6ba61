import type {
  Answer,
  CaseAction,
  CaseStatus,
  DoubtObject,
  PhotoPosition,
  RefusedPart,
  StoredApart,
  StoredKind,
  doubtsEndpoints,
} from '@archway/contracts';
import type { SQL } from 'drizzle-orm';
import type { AppContext, Caller } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import type { Column } from '../../infrastructure/lists/selection.ts';
import { Port } from '../../infrastructure/modules/port.ts';
import type { OpenDoubt } from './doubts/doubt-key.ts';
import type { CaseKey } from './scope/case-access.ts';
import type { StoredTable, StoredWeight } from './storage/stored-table.ts';

/** What plans know of a case version. */
export interface PlansOfCase {
  /** Whether a plan was begun. */
  anyPlan(db: Querier, key: CaseKey): Promise<boolean>;
  /** Whether there are stages that the doctor can be asked to approve. */
  stagesToSend(db: Querier, key: CaseKey): Promise<boolean>;
  /** The newest stages that nobody has rejected: what is confirmed. Null when there are none. */
  planInHand(db: Querier, key: CaseKey): Promise<{ readonly planId: string; readonly name: string } | null>;
  /** Whether the plan in hand is ready for production: post-processed, or with a retainer that was designed. */
  isFinished(db: Querier, key: CaseKey): Promise<boolean>;
  /** The opposite, for a row of a list, so that it stays one statement. @param of the case and version of a row */
  unfinished(of: { readonly caseId: SQL; readonly version: SQL }): SQL;
  /** Lets the plan follow an action of the case, in its transaction; most actions decide nothing about a plan. */
  follow(
    context: Pick<AppContext, 'events' | 'jobs'>,
    tx: Transaction,
    key: CaseKey,
    decided: { readonly action: CaseAction; readonly reason: string | null; readonly refused: RefusedPart },
  ): Promise<void>;
}
export const plansOfCase = new Port<PlansOfCase>('the plans of a case');

/** What production knows of a case version. */
export interface OrdersOfCase {
  /** Whether something was ordered. */
  anyOrder(db: Querier, key: CaseKey): Promise<boolean>;
  /** Whether something was ordered, and all of it is on its way to the practice. */
  allShipped(db: Querier, key: CaseKey): Promise<boolean>;
}
export const ordersOfCase = new Port<OrdersOfCase>('the orders of a case');

/** What the photos of a case version tell. */
export interface PhotosOfCase {
  /** Required positions that no photo stands at, in their order. */
  missing(db: Querier, key: CaseKey): Promise<PhotoPosition[]>;
  /** Which of these objects are nothing but small pictures of photos. */
  smallAmong(db: Querier, objectNames: readonly string[]): Promise<string[]>;
  /**
   * Columns of the case list, so that a list stays one statement. @param of the case and version of a row
   */
  columns(of: { readonly caseId: SQL; readonly version: SQL }): {
    /** Required positions that are taken. */
    readonly photoCount: Column<number>;
    /** The small portrait. */
    readonly thumbName: Column<string | null>;
  };
}
export const photosOfCase = new Port<PhotosOfCase>('the photos of a case');

/** A status that a case has come to, by whatever action. */
export interface CaseStep extends CaseKey {
  readonly practiceId: string;
  readonly ptNo: string;
  readonly from: CaseStatus;
  readonly to: CaseStatus;
  /** Who took the action; null for the server itself. */
  readonly by: string | null;
}
/** What follows from it elsewhere, in the transaction of the action. */
export type CaseFollower = (
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  step: CaseStep,
) => Promise<void>;
export const caseFollowers = new Port<CaseFollower>('who follows what happens to cases', 'any');

/** Whether a case version has a CBCT. */
export const cbctOfCase = new Port<(db: Querier, key: CaseKey) => Promise<boolean>>('the CBCT of a case');

/** Files of one kind, or some of them: a table with `pt_id`, which has an index, and `size` in bytes. */
export interface StoredFiles extends StoredTable {
  readonly kind: StoredKind;
}
/** What takes up storage for a case. */
export const storedFiles = new Port<readonly StoredFiles[]>('the stored files of cases', 'any');

/** Files of a practice beside its cases. */
export interface FilesApart {
  readonly kind: StoredApart;
  /** What those of them take up that the caller may see. */
  weigh(db: Querier, caller: Caller, practiceId: string): Promise<StoredWeight>;
}
export const filesApart = new Port<FilesApart>('the stored files beside cases', 'any');

/** What is doubtful of one kind of data, by what its analysis has stored. */
export interface Doubted {
  readonly doubts: readonly OpenDoubt[];
  /** The files that are there, in their order. */
  readonly objects: readonly DoubtObject[];
  /** Of how many files nothing could be told, by kind. */
  readonly notAssessed?: Partial<Answer<typeof doubtsEndpoints.list>['notAssessed']>;
}
/** Data of a case that other modules keep, and what they doubt of it. */
export const doubtSources = new Port<(db: Querier, key: CaseKey) => Promise<Doubted>>('doubts of a case', 'any');
