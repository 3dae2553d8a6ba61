import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { Caller } from '../../../context.ts';
import type { CaseKey, VisibleVersion } from '../scope/case-access.ts';

/** What an uploader says of a file of a case whose objects are stored. */
export interface CaseFileClaim extends CaseKey {
  readonly fileName: string;
  /** Of the object that is compared with what the uploader knows of it. */
  readonly objectName: string;
  /** Bytes. */
  readonly size: number;
  readonly crc64: string;
}

/** What is known of a registered file, whatever its kind. */
export interface CaseFileRow extends CaseKey {
  readonly objectName: string;
  readonly crc64: string;
}

/** A version that a change of its files works on: locked, seen by the caller, and open to this change. */
export interface OpenVersion {
  readonly tx: Transaction;
  readonly caller: Caller;
  readonly found: VisibleVersion;
}

/** Names, and the extensions that they may have. */
export type NamesOfFormat = readonly [extensions: readonly string[], names: readonly string[]];

/** What the kinds of files of a case do differently when they are registered and removed. */
export interface CaseFileKind<Claim extends CaseFileClaim, Row extends CaseFileRow, View> {
  /** Which place of the case its objects have. */
  readonly dataType: number;
  /** Where below that its objects lie; absent: where all that this type has no further place for lies. */
  readonly placeId?: string;
  /** Of each object. */
  readonly limitMb: number;
  /** All its objects, the one that is compared first. */
  objectsOf(file: Claim | Row): readonly string[];
  /** What the server made of it and stored beside it; it goes with the file. */
  madeOf?(row: Row): readonly string[];
  formats(claim: Claim): readonly NamesOfFormat[];
  /** A closer look at what is stored. @throws Refusal */
  verify?(claim: Claim): Promise<void>;
  /** What it takes the place of, or is already. */
  standing(tx: Transaction, claim: Claim): Promise<Row | undefined>;
  /**
   * Whether the caller may put this in the place of a file of a version that is not theirs to change any more; absent
   * where nobody may.
   */
  mayReplace?(db: Querier, caller: Caller, found: VisibleVersion, claim: Claim): Promise<boolean>;
  /** Writes the row, in place of the one that stands there, and the record. @returns its id */
  put(open: OpenVersion, claim: Claim, standing: Row | undefined): Promise<string>;
  idOf(row: Row): string;
  find(db: Querier, id: string): Promise<Row | undefined>;
  /** The same for a change of it, where a worker may be writing the row, too. */
  lock?(tx: Transaction, id: string): Promise<Row | undefined>;
  /** Deletes the row, and records that. */
  remove(open: OpenVersion, row: Row): Promise<unknown>;
  /** Those of these objects that rows still refer to. */
  inUse(db: Querier, objectNames: readonly string[]): Promise<readonly string[]>;
  /** As the wire shows it to whoever found the version. */
  view(db: Querier, id: string, found: VisibleVersion): Promise<View | null>;
}
