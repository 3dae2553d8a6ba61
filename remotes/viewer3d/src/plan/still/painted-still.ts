/** Pixels of a still: enough for a screen and for paper. */
const WIDTH = 1600;
const HEIGHT = 1000;

/** A JPEG of what was drawn just now, over one color. @returns null where the browser makes none */
export function paintedStill(drawn: HTMLCanvasElement, background: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return Promise.resolve(null);
  context.fillStyle = background;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(drawn, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}
