import type { Querier } from '../database/database.ts';
import { Port } from '../modules/port.ts';

/** What a credential was given for, where that may be over before the credential is. */
export interface CredentialHolder {
  readonly kind: string;
  readonly id: string;
}

/** Knows the holders of one kind. */
export interface HolderKind {
  readonly kind: string;
  /** Whether its credentials still count: asked with every request that they sign. */
  holds(db: Querier, id: string): Promise<boolean>;
}

export const holderKinds = new Port<readonly HolderKind[]>('holders of credentials', 'any');

/** A holder that nobody knows is one that is over. */
export async function isHeld(db: Querier, { kind, id }: CredentialHolder): Promise<boolean> {
  const known = holderKinds.all.flat().find((each) => each.kind === kind);
  return known ? known.holds(db, id) : false;
}
