import { useState } from 'react';
import { Image, ImageOff } from '@archway/ui';
import { usePhotoUrl } from '../stored/photo-urls.ts';
import styles from './thumb.module.css';

interface Props {
  /** Name of the stored thumbnail, or the address of one that is still on its way. */
  name?: string;
  url?: string | null;
  alt: string;
}

/** A small picture; a sign in its place until it is there, another when it cannot be had. */
export function Thumb({ name, url, alt }: Props) {
  const stored = usePhotoUrl(name);
  const address = url ?? stored;
  const [broken, setBroken] = useState<string>();
  if (!address || broken === address) {
    return (
      <span className={styles.sign} role="img" aria-label={alt}>
        {broken ? <ImageOff aria-hidden="true" /> : <Image aria-hidden="true" />}
      </span>
    );
  }
  return (
    <img
      className={styles.thumb}
      src={address}
      alt={alt}
      draggable={false}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(address)}
    />
  );
}
