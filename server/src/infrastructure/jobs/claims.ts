import type { OpenDatabase } from '../database/database.ts';

/** A job that a worker has taken: this try of it, so that a worker which lost it cannot speak for its successor. */
export interface Claim {
  readonly queue: string;
  readonly id: string;
  readonly retry: number;
}

const THIS_TRY = `name = $1 and id = $2 and state = 'active' and retry_count = $3`;

/**
 * What a worker says of the job that it has. `started_on` is its last sign of life: when `expire_in` has passed since,
 * the queue takes the job away and gives it to another worker. Each tells whether the job was still this worker's.
 */
export class Claims {
  readonly #database: OpenDatabase;
  readonly #leaseSeconds: number;

  constructor(database: OpenDatabase, leaseSeconds: number) {
    this.#database = database;
    this.#leaseSeconds = leaseSeconds;
  }

  /** The worker is alive and still at it. */
  beat(claim: Claim): Promise<boolean> {
    const lease = `make_interval(secs => ${this.#leaseSeconds})`;
    return this.#change(claim, `started_on = now(), expire_in = ${lease}`);
  }

  complete(claim: Claim): Promise<boolean> {
    return this.#change(claim, `state = 'completed', completed_on = now(), output = null`);
  }

  /** The worker stops: somebody else may begin at once, and the job has lost no try. */
  giveBack(claim: Claim): Promise<boolean> {
    return this.#change(claim, `state = 'created', started_on = null, start_after = now()`);
  }

  async #change({ queue, id, retry }: Claim, set: string): Promise<boolean> {
    const text = `update pgboss.job set ${set} where ${THIS_TRY}`;
    const { rowCount } = await this.#database.pool.query(text, [queue, id, retry]);
    return (rowCount ?? 0) > 0;
  }
}
