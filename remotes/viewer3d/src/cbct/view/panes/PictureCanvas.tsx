import { useEffect, useRef } from 'react';
import { formatNumber } from '@archway/platform';
import type { Window } from '../../engine/windows.ts';
import type { Picture } from '../../panorama/reformat.ts';
import styles from '../curve/panorama.module.css';

interface Props {
  picture: Picture;
  window: Window;
  label: string;
}

/** A computed picture in greys of the window, as large as its place allows, in its own proportions. */
export function PictureCanvas({ picture, window: { lower, upper }, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { width, height, data } = picture;
    const pixels = context.createImageData(width, height);
    const grey = new Uint32Array(pixels.data.buffer);
    const factor = 255 / (upper - lower || 1);
    for (let n = 0; n < data.length; n += 1) {
      const value = (data[n]! - lower) * factor;
      const level = value < 0 ? 0 : value > 255 ? 255 : value | 0;
      grey[n] = 0xff000000 | (level << 16) | (level << 8) | level;
    }
    context.putImageData(pixels, 0, 0);
  }, [picture, lower, upper]);
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={label}
      data-mm={formatNumber(picture.width * picture.mmPerPixel, { digits: 0 })}
    />
  );
}
