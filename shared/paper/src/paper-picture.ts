/** Longest side of a picture in a file, pixels: 200 dots per inch on A4. */
const LONGEST = 2000;

/** A picture as a JPEG that papers can hold, upright as it is shown. @throws when it cannot be had or read */
export async function paperPicture(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the picture was refused: ${answer.status}`);
  const image = await createImageBitmap(await answer.blob());
  try {
    const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('no 2D context');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    if (!blob) throw new Error('no picture');
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    image.close();
  }
}
