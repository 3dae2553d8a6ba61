import { type RefObject, useEffect, useRef, useState } from 'react';
import { readCodes } from '../../codes/read-back.ts';

/** Why there is no picture: nobody allowed it, there is no camera, or the page may not ask for one. */
type CameraTrouble = 'refused' | 'missing' | 'failed';

/** Pictures are looked at so often: a code that is held still is read at once, and the phone stays cool. */
const LOOK_EVERY_MS = 250;
/** Longer side of what the decoder is given. */
const MOST_PIXELS = 960;

const troubleOf = (error: unknown): CameraTrouble => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
};

function pixelsOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const scale = Math.min(1, MOST_PIXELS / Math.max(video.videoWidth, video.videoHeight));
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  const context = width > 0 && height > 0 ? canvas.getContext('2d', { willReadFrequently: true }) : null;
  if (!context) return null;
  Object.assign(canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/**
 * Looks through the camera for codes as long as it is shown, and lets go of it afterwards.
 * @param onCode is told of each code once, until another one is seen
 */
export function useCamera(onCode: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  trouble: CameraTrouble | null;
} {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  useEffect(() => {
    told.current = onCode;
  });
  useEffect(() => {
    let over = false;
    let stream: MediaStream | undefined;
    let last = '';
    const canvas = document.createElement('canvas');
    const letGo = (): void => stream?.getTracks().forEach((track) => track.stop());
    const giveUp = (why: CameraTrouble): void => {
      letGo();
      if (!over) setTrouble(why);
    };
    const look = async (): Promise<void> => {
      const pixels = video.current && pixelsOf(video.current, canvas);
      const [text] = pixels ? await readCodes(pixels) : [];
      if (over) return;
      if (text && text !== last) told.current(text);
      last = text ?? last;
      window.setTimeout(() => void look().catch(() => giveUp('failed')), LOOK_EVERY_MS);
    };
    const begin = async (): Promise<void> => {
      if (!('mediaDevices' in navigator)) throw new DOMException('', 'SecurityError');
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' } } });
      // It was closed while the browser asked.
      if (over || !video.current) {
        letGo();
        return;
      }
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    };
    begin().catch((error: unknown) => {
      giveUp(troubleOf(error));
    });
    return () => {
      over = true;
      letGo();
    };
  }, []);
  return { video, trouble };
}
