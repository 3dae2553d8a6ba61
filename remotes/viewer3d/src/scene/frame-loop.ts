/**
 * Draws only when something changed. `draw` answers whether it wants another frame, as a running transition does;
 * otherwise nothing runs until the next request, so an untouched scene costs no energy.
 */
export class FrameLoop {
  private pending: number | null = null;
  private disposed = false;

  constructor(private readonly draw: (now: number) => boolean) {}

  request(): void {
    if (this.pending === null && !this.disposed) this.pending = requestAnimationFrame(this.run);
  }

  dispose(): void {
    this.disposed = true;
    if (this.pending !== null) cancelAnimationFrame(this.pending);
    this.pending = null;
  }

  private readonly run = (now: number): void => {
    this.pending = null;
    if (this.draw(now)) this.request();
  };
}
