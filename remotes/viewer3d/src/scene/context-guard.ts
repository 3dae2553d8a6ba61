/**
 * The graphics driver may take the context away (sleep, driver update, too many tabs). Allowing its return is up to us;
 * three.js uploads everything again by itself once it is back.
 */
export class ContextGuard {
  lost = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onChange: (lost: boolean) => void,
  ) {
    canvas.addEventListener('webglcontextlost', this.handleLost);
    canvas.addEventListener('webglcontextrestored', this.handleRestored);
  }

  dispose(): void {
    this.canvas.removeEventListener('webglcontextlost', this.handleLost);
    this.canvas.removeEventListener('webglcontextrestored', this.handleRestored);
  }

  private readonly handleLost = (event: Event): void => {
    event.preventDefault();
    this.lost = true;
    this.onChange(true);
  };

  private readonly handleRestored = (): void => {
    this.lost = false;
    this.onChange(false);
  };
}
