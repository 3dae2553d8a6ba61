import { type Edits, wholeBox } from './edits.ts';

/** Longest side of what is drawn for looking at; what is saved is made of the photo itself. */
const LONGEST = 1600;

/** Draws the photo as it looks with the changes. */
export function drawEdited(canvas: HTMLCanvasElement, image: HTMLImageElement, edits: Edits): void {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST / Math.max(naturalWidth, naturalHeight));
  const width = naturalWidth * scale;
  const height = naturalHeight * scale;
  const lies = edits.quarterTurns % 2 === 1;
  const turnedWidth = lies ? height : width;
  const turnedHeight = lies ? width : height;
  const box = edits.crop ?? wholeBox;
  canvas.width = Math.max(1, Math.round(turnedWidth * box.width));
  canvas.height = Math.max(1, Math.round(turnedHeight * box.height));
  const context = canvas.getContext('2d');
  if (!context) return;
  context.translate(turnedWidth / 2 - box.x * turnedWidth, turnedHeight / 2 - box.y * turnedHeight);
  context.scale(edits.mirror ? -1 : 1, 1);
  context.rotate((edits.quarterTurns * Math.PI) / 2);
  context.drawImage(image, -width / 2, -height / 2, width, height);
}
