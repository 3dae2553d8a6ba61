/** Runs one task at a time; of those that come meanwhile only the newest is run after it. */
export class Newest {
  private running = false;
  private next: (() => Promise<void>) | null = null;

  run(task: () => Promise<void>): void {
    this.next = task;
    if (!this.running) void this.loop();
  }

  /** What waits is dropped. */
  clear(): void {
    this.next = null;
  }

  private async loop(): Promise<void> {
    this.running = true;
    while (this.next) {
      const task = this.next;
      this.next = null;
      await task().catch(() => undefined);
    }
    this.running = false;
  }
}
