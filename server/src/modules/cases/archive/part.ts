import type { ArchivedAudit, ArchivedPerson, CaseManifest, RoleKey } from '@archway/contracts';
import type { Table } from 'drizzle-orm';
import type { z } from 'zod';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { Port } from '../../../infrastructure/modules/port.ts';
import type { ObjectStore } from '../../../infrastructure/storage/object-store.ts';

/** Who did something, and at which row: `part/row`, by which a name without an account is kept. */
export interface Doer {
  readonly userId: string | null;
  readonly place: string;
}

/** A stored object that goes along as an entry. */
export interface PackedFile {
  readonly path: string;
  readonly objectName: string;
  readonly version: number;
  readonly dataType: number;
}

/** A case on its way into an archive, as of one moment. */
export interface Packing {
  readonly db: Querier;
  readonly caseId: string;
  /** What whoever exports is to the case. */
  readonly roles: readonly RoleKey[];
  /** Null where the server acted by itself. */
  person(doer: Doer): Promise<ArchivedPerson | null>;
  /** The same where somebody did it. */
  somebody(doer: Doer): Promise<ArchivedPerson>;
  /** Takes an object along. @param path without its ending, which is the object's. @returns the entry */
  file(file: PackedFile): string;
  /** The entry of an object that was taken along; null when it was not. */
  entryOf(objectName: string): string | null;
  /** Says which entry the file of a row is, for parts that refer to it. */
  name(kind: string, id: string, path: string): void;
  /** Null for a row whose file was not taken along. */
  named(kind: string, id: string): string | null;
}

/** An object that an import has stored. */
export interface UnpackedFile {
  readonly objectName: string;
  readonly size: number;
  readonly crc64: string;
}

/** The row of a file of the new case. */
export interface FileRow {
  readonly id: string;
  readonly thumbName: string | null;
}

/** A new case that is made of an archive, in one transaction. */
export interface Unpacking {
  readonly tx: Transaction;
  readonly manifest: CaseManifest;
  /** Its id was taken before its files were stored. */
  readonly caseId: string;
  readonly practiceId: string;
  readonly doctorId: string;
  /** Stands where a row needs an account. */
  readonly importedBy: string;
  /** Of an entry that the part has named in `files`. */
  file(path: string): UnpackedFile;
  /** Keeps the name of who did something at a row. */
  keepName(place: string, person: ArchivedPerson | null): void;
  /** Keeps what a row is called here. */
  keepId(part: string, old: string, fresh: string): void;
  /** Says which row the file of an entry is of, for parts that refer to it. */
  keepRow(path: string, row: FileRow): void;
  /** The row of a file that an earlier part has kept. */
  rowOf(path: string | null): FileRow | undefined;
  /** Keeps the trails of the installations that the case comes from. */
  keepEarlier(earlier: ArchivedAudit['earlier']): void;
}

/**
 * A part of the archive of a case: what it reads when a case is exported, and what it writes when one is imported. A
 * module that keeps something for cases adds its own.
 */
export interface ArchivePart<T = unknown> {
  /** Of its entry, `{name}.json`, and of what installations keep of it. */
  readonly name: string;
  /** 0 the case itself, 1 its files and rows, 2 what refers to them, 3 what refers to those. Parts go in this order, both ways. */
  readonly rank: 0 | 1 | 2 | 3;
  readonly schema: z.ZodType<T>;
  /** What it is kept in: a table of cases that no part has is one that archives would lose. */
  readonly tables: readonly Table[];
  /** Whether somebody who is this to the case may take it along; everybody who exports when absent. */
  mayRead?(roles: Packing['roles']): boolean;
  read(packing: Packing): Promise<T>;
  /** Versions that it speaks of. */
  versions?(content: T): readonly number[];
  /** What its own files are; a part without it has none. */
  readonly owns?: { readonly dataType: number; readonly extensions: readonly string[]; readonly limitMb: number };
  /** Entries that are its own files, each once. */
  files?(content: T): readonly string[];
  /** Entries of other parts that it refers to. */
  refersTo?(content: T): readonly string[];
  /** A closer look at what is stored of it, before anything is written. @throws Refusal */
  verify?(store: ObjectStore, content: T, file: Unpacking['file']): Promise<void>;
  write(unpacking: Unpacking, content: T): Promise<void>;
}

/** A part for the port, which knows parts of any content: each is given what it has read, or what its schema let through. */
export const archivePart = <T>(part: ArchivePart<T>): ArchivePart => part;

/** What an archive of a case consists of. */
export const archiveParts = new Port<readonly ArchivePart[]>('parts of the archive of a case', 'any');

/** All parts, in their order. */
export const partsInOrder = (): ArchivePart[] => archiveParts.all.flat().sort((one, other) => one.rank - other.rank);
