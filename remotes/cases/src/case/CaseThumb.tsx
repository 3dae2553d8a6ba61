import { useState } from 'react';
import { Image } from '@archway/ui';
import { usePhotoUrl } from '../photos/stored/photo-urls.ts';
import styles from './case-thumb.module.css';

interface Props {
  /** Name of the stored thumbnail; null where the case has no photo. */
  name: string | null;
  alt: string;
}

/** A small picture of a case, fetched when it comes into sight; a quiet tile where there is none. */
export function CaseThumb({ name, alt }: Props) {
  const url = usePhotoUrl(name);
  const [broken, setBroken] = useState<string>();
  const shown = url && broken !== url ? url : null;
  return (
    <span className={styles.tile} data-empty={name === null || broken !== undefined || undefined}>
      {shown ? (
        <img src={shown} alt={alt} loading="lazy" decoding="async" draggable={false} onError={() => setBroken(shown)} />
      ) : (
        <Image aria-hidden="true" />
      )}
    </span>
  );
}
