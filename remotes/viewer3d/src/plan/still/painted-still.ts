/** Pixels of a still: enough for a screen and for paper. */
const WIDTH = 1600;
const HEIGHT = 1000;

/** The bytes of a JPEG of what was drawn just now, over one color. @returns null where the browser makes none */
export async function paintedStill(drawn: HTMLCanvasElement, background: string): Promise<ArrayBuffer | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;
  context.fillStyle = background;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(drawn, 0, 0, WIDTH, HEIGHT);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return blob && blob.arrayBuffer();
}
