import { useEffect, useState } from 'react';

export interface LoadedImage {
  readonly image: HTMLImageElement | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A decoded image, for drawing. */
export function useImage(url: string | undefined): LoadedImage {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!url) return;
    let wanted = true;
    const loading = new Image();
    loading.src = url;
    loading.decode().then(
      () => wanted && setImage(loading),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [url, round]);
  const retry = (): void => {
    setFailed(false);
    setRound((before) => before + 1);
  };
  return { image, failed, retry };
}
