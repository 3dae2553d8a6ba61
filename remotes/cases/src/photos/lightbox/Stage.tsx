import { useEffect, useRef } from 'react';
import { Spin } from '@archway/ui/data';
import { CropFrame } from './CropFrame.tsx';
import { drawEdited } from './draw-edited.ts';
import { isEdited } from './edits.ts';
import type { Editing } from './use-editing.ts';
import styles from './lightbox.module.css';

interface Props {
  image: HTMLImageElement | null;
  alt: string;
  editing: Editing;
}

/** The photo as it will be; while it is cropped all of it, with the frame upon it. */
export function Stage({ image, alt, editing }: Props) {
  const { edits, cropping, change } = editing;
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = cropping || isEdited(edits);
  useEffect(() => {
    if (image && canvas.current) drawEdited(canvas.current, image, cropping ? { ...edits, crop: null } : edits);
  }, [image, edits, cropping, drawn]);
  if (!image) return <Spin />;
  if (!drawn) return <img className={styles.image} src={image.src} alt={alt} draggable={false} />;
  return (
    <div className={styles.sheet}>
      <canvas ref={canvas} className={styles.image} role="img" aria-label={alt} />
      {cropping && edits.crop ? <CropFrame box={edits.crop} onChange={(crop) => change({ ...edits, crop })} /> : null}
    </div>
  );
}
