import { turnPhoto } from '../../edit/turn-photo.ts';
import type { Pixels } from '../../pixels.ts';
import type { MouthNet } from './mouth-net.ts';
import { type MouthSigns, placeSigns } from './place-signs.ts';
import { placeView } from './place-view.ts';
import { withoutMargin } from './without-margin.ts';

/**
 * What a network sees in a picture, as signs. Which jaw the incisors are of is asked where they stand at the top, in the
 * picture or in the same picture on its head: at the bottom the network takes nearly all of them for lower ones.
 */
export function mouthSigns(pixels: Pixels, net: MouthNet): MouthSigns {
  const image = withoutMargin(pixels);
  const signs = placeSigns(placeView(image, net));
  if (signs.ahead > 0) return signs;
  const { incisors } = placeSigns(placeView(turnPhoto(image, { quarterTurns: 2 }), net));
  return { ...signs, incisors };
}
