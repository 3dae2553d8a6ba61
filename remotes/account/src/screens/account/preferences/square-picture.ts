import { CARD_PICTURE_SIDE } from '@archway/contracts';

const QUALITY = 0.9;
/** Of what is cut off an upright picture, so much above: faces are rather in its upper part. */
const ABOVE = 1 / 3;

/**
 * The middle of a picture as a square JPEG without anything that its file tells besides: place, time, camera.
 * @throws when it is no picture that the browser can show
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = CARD_PICTURE_SIDE;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('there is nothing to draw on');
    // What a picture lets through is white, as the card is.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, CARD_PICTURE_SIDE, CARD_PICTURE_SIDE);
    pen.imageSmoothingQuality = 'high';
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) * ABOVE];
    pen.drawImage(picture, left, top, side, side, 0, 0, CARD_PICTURE_SIDE, CARD_PICTURE_SIDE);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!jpeg) throw new Error('the picture could not be written');
    return jpeg;
  } finally {
    picture.close();
  }
}
