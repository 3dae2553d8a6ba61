import type PgBoss from 'pg-boss';

const RETRIES = 2;

/** The queues of pg-boss, made once when they are first named. */
export class BossQueues {
  private readonly made = new Map<string, Promise<void>>();
  private readonly usual: { expireInSeconds: number; retryDelay: number; retryBackoff: boolean };

  constructor(
    private readonly boss: PgBoss,
    leaseSeconds: number,
  ) {
    this.usual = { expireInSeconds: leaseSeconds, retryDelay: 1, retryBackoff: true };
  }

  ensure(name: string): Promise<void> {
    const made = this.made.get(name) ?? this.boss.createQueue(name, { name, retryLimit: RETRIES, ...this.usual });
    this.made.set(name, made);
    // What could not be made is tried again.
    made.catch(() => this.made.delete(name));
    return made;
  }

  /** How often a job is tried again, and the queue where those go that ended without success. */
  async adjust(name: string, retries = RETRIES, deadLetter?: string): Promise<void> {
    const dead = deadLetter === undefined ? {} : { deadLetter };
    await this.boss.updateQueue(name, { name, retryLimit: retries, ...this.usual, ...dead });
  }
}
