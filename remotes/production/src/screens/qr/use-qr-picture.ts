import { type RefObject, useEffect, useState } from 'react';
import { PictureFailed, drawPicture, onWhite } from '../../codes/draw-picture.ts';
import type { QrSettings } from '../../codes/qr-settings.ts';
import { readCodes } from '../../codes/read-back.ts';

type PictureState =
  | { readonly kind: 'drawing' | 'textOnly' }
  | { readonly kind: 'readBack'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: 'imageTooLarge' | 'codeFailed' | 'notRead' | 'noDecoder' };

/** So long nothing is changed before a picture is read back, in milliseconds. */
const PAUSE = 250;

/** Draws a picture whenever it changes, and has it read by a decoder: what is not read back is not offered. */
export function useQrPicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  text: string,
  settings: QrSettings,
): PictureState {
  const [state, tell] = useState<PictureState>({ kind: 'drawing' });
  const wanted = JSON.stringify([text, settings]);
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return undefined;
    const [said, how] = JSON.parse(wanted) as [string, QrSettings];
    try {
      drawPicture(drawn, said, how);
    } catch (failure) {
      tell({ kind: 'failed', reason: failure instanceof PictureFailed ? failure.reason : 'codeFailed' });
      return undefined;
    }
    if (!how.useQrcode) {
      tell({ kind: 'textOnly' });
      return undefined;
    }
    tell({ kind: 'drawing' });
    let current = true;
    const timer = setTimeout(() => {
      readCodes(onWhite(drawn)).then(
        (found) => {
          if (current)
            tell(found.includes(said) ? { kind: 'readBack', text: said } : { kind: 'failed', reason: 'notRead' });
        },
        () => {
          if (current) tell({ kind: 'failed', reason: 'noDecoder' });
        },
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [canvas, wanted]);
  return state;
}
