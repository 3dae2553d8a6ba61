import { useEffect, useRef } from 'react';
import { type GrayImage, drawGray } from './gray-image.ts';

interface Props {
  image: GrayImage;
  label: string;
  className?: string | undefined;
}

/** A small picture of voxels. */
export function GrayCanvas({ image, label, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawGray(canvas.current, image);
  }, [image]);
  return <canvas ref={canvas} className={className} role="img" aria-label={label} />;
}
