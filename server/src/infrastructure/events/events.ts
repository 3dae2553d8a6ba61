import type { ServerEvent, ServerEventPayload, ServerEventType } from '@archway/contracts';
import type { Querier } from '../database/database.ts';

/** Who is told: users, everybody who belongs to a group, or everyone who is logged in. What groups are is no matter here. */
export type Audience =
  | { readonly users: readonly string[]; readonly groups?: readonly string[] }
  | { readonly groups: readonly string[]; readonly users?: readonly string[] }
  | 'everyone';

export interface Listener {
  readonly userId: string;
  /** Groups whose events this listener may read; looked up for every event, so they may change. */
  readonly groupIds: readonly string[];
}

export interface Events {
  /**
   * Tells open pages, on this server and on all others. With `tx` nobody hears of it unless the transaction commits;
   * publish as the last thing in it, since publishers wait for each other until they commit.
   */
  publish<T extends ServerEventType>(
    type: T,
    data: ServerEventPayload<T>,
    audience: Audience,
    options?: { readonly tx?: Querier },
  ): Promise<void>;
  /**
   * Hands on every later event for this listener, in order and each once.
   * @param after id of the last event that the listener has, or null to begin now.
   * @returns a function that ends it.
   */
  subscribe(listener: Listener, after: string | null, deliver: (event: ServerEvent) => void): Promise<() => void>;
  /** Drops events that nobody can be waiting for any more. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
