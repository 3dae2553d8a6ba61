import { turnPhoto } from '../../edit/turn-photo.ts';
import { shrinkPhoto } from '../../edit/shrink-photo.ts';
import { drawDentalPhoto } from '../../generate/draw-dental-photo.ts';
import { mouthSigns } from './mouth-signs.ts';
import { placeSigns } from './place-signs.ts';
import { placeView } from './place-view.ts';
import { mouthNet } from './product-net.ts';

test.each(['uptooth', 'lowtooth'] as const)('the incisors of %s are seen alike from either end', (position) => {
  const pixels = shrinkPhoto(drawDentalPhoto(position, 4), 256);
  const head = turnPhoto(pixels, { quarterTurns: 2 });
  const own = [pixels, head].map((image) => placeSigns(placeView(image, mouthNet())));
  const [above, below] = own.sort((a, b) => b.ahead - a.ahead) as [(typeof own)[0], (typeof own)[0]];
  expect([above.ahead, below.ahead]).toEqual([1, -1]);
  expect(mouthSigns(pixels, mouthNet()).incisors).toEqual(above.incisors);
  expect(mouthSigns(head, mouthNet()).incisors).toEqual(above.incisors);
  // At the other end they would say something else.
  expect(below.incisors).not.toEqual(above.incisors);
});
