import type { Querier } from '../database/database.ts';
import { Port } from '../modules/port.ts';

/** Which stored objects a module has in use: what lies at its places and is not among them was left behind. */
export interface ObjectOwner {
  /** Whether an object of this name would be one of the module's. */
  owns(objectName: string): boolean;
  /** Those of its objects that something refers to. */
  inUse(db: Querier, objectNames: readonly string[]): Promise<string[]>;
}

export const objectOwners = new Port<ObjectOwner>('owners of stored objects', 'any');
