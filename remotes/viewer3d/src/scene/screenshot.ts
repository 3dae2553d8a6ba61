import type { Background } from '../settings/backgrounds.ts';
import type { MeasureLabel, MeasureShape } from '../measure/shapes.ts';

export interface ScreenshotParts {
  /** The scene, drawn just now: its pixels are gone with the next task. */
  readonly scene: HTMLCanvasElement;
  readonly background: Background;
  readonly shapes: readonly MeasureShape[];
  /** Null when nothing is claimed, as in perspective. */
  readonly scale: { readonly pixels: number; readonly label: string } | null;
  /** What of the patient lies at the left and right edge. */
  readonly sides: { readonly left: string; readonly right: string } | null;
  readonly caption: string;
}

/** The picture that the reader sees, at the resolution of the screen, as a PNG. */
export async function takeScreenshot(parts: ScreenshotParts): Promise<Blob> {
  const { width, height, clientWidth, clientHeight } = parts.scene;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D context');
  paintBackground(context, parts.background, width, height);
  context.drawImage(parts.scene, 0, 0);
  context.scale(width / clientWidth, height / clientHeight);
  for (const shape of parts.shapes) paintShape(context, shape);
  paintFooter(context, parts, clientWidth, clientHeight);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

type Context = CanvasRenderingContext2D;

function paintBackground(context: Context, { centre, edge }: Background, width: number, height: number): void {
  const gradient = context.createRadialGradient(
    width / 2,
    height * 0.45,
    0,
    width / 2,
    height * 0.45,
    Math.hypot(width, height) / 2,
  );
  gradient.addColorStop(0, centre);
  gradient.addColorStop(1, edge);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

function paintShape(context: Context, { points, label, hidden }: MeasureShape): void {
  context.globalAlpha = hidden ? 0.4 : 1;
  context.lineJoin = 'round';
  for (const [color, width] of [
    ['rgb(0 0 0 / 55%)', 4],
    ['#8C84F0', 2],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.stroke();
  }
  if (label?.moved) paintLeader(context, label);
  for (const { x, y } of points) {
    context.beginPath();
    context.arc(x, y, 4, 0, 2 * Math.PI);
    context.fillStyle = '#FFFFFF';
    context.strokeStyle = '#4B44A8';
    context.fill();
    context.stroke();
  }
  if (label) paintLabel(context, label.text, label.centre.x, label.centre.y);
  context.globalAlpha = 1;
}

function paintLeader(context: Context, { anchor, centre }: MeasureLabel): void {
  context.strokeStyle = '#E8EAEE';
  context.lineWidth = 1;
  context.setLineDash([3, 2]);
  context.beginPath();
  context.moveTo(anchor.x, anchor.y);
  context.lineTo(centre.x, centre.y);
  context.stroke();
  context.setLineDash([]);
}

function paintLabel(context: Context, text: string, x: number, y: number): void {
  context.font = '600 12px Inter, sans-serif';
  const width = context.measureText(text).width + 14;
  context.fillStyle = 'rgb(31 34 40 / 92%)';
  context.fillRect(x - width / 2, y - 11, width, 22);
  context.fillStyle = '#E8EAEE';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y);
}

function paintFooter(
  context: Context,
  { scale, sides, caption }: ScreenshotParts,
  width: number,
  height: number,
): void {
  context.font = '12px Inter, sans-serif';
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  paintOutlined(context, caption, 20, height - 24);
  if (sides) {
    paintOutlined(context, sides.left, 20, height / 2);
    context.textAlign = 'right';
    paintOutlined(context, sides.right, width - 20, height / 2);
  }
  if (!scale) return;
  const right = width - 20;
  context.strokeStyle = '#FFFFFF';
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(right - scale.pixels, height - 30);
  context.lineTo(right - scale.pixels, height - 24);
  context.lineTo(right, height - 24);
  context.lineTo(right, height - 30);
  context.stroke();
  context.textAlign = 'right';
  paintOutlined(context, scale.label, right - scale.pixels - 10, height - 26);
}

function paintOutlined(context: Context, text: string, x: number, y: number): void {
  context.lineWidth = 3;
  context.strokeStyle = 'rgb(0 0 0 / 65%)';
  context.strokeText(text, x, y);
  context.fillStyle = '#FFFFFF';
  context.fillText(text, x, y);
}
