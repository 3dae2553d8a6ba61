import type { Table } from 'drizzle-orm';

/** What files take up. */
export interface StoredWeight {
  readonly bytes: number;
  readonly files: number;
}

/** A table with `pt_id`, which has an index, whose rows are files. */
export interface StoredTable {
  readonly table: Table;
  /** Column of the table: bytes of what the server has made of a file, where it has. */
  readonly made?: string;
  /** Column of the bytes, where it is not `size`. */
  readonly size?: string;
  /** Column that names the object, where several rows may share one. */
  readonly object?: string;
}
