import { useQuery } from '@tanstack/react-query';
import type { CaseCbct } from '@archway/contracts';
import { Layers } from '@archway/ui';
import { formatFileName, useText } from '@archway/platform';
import { GrayCanvas } from './GrayCanvas.tsx';
import { quickLookImage } from './quick-look-image.ts';
import styles from '../cbct.module.css';

/** The middle slice of the reduced volume: enough to recognize a scan, long before the whole one is loaded. */
export function QuickLook({ cbct, onOpen }: { cbct: CaseCbct; onOpen: () => void }) {
  const t = useText('cases');
  const image = useQuery({
    queryKey: ['cbct.quickLook', cbct.quickLookName],
    queryFn: ({ signal }) => quickLookImage(cbct, signal),
    // The object never changes; another CT has another name.
    staleTime: Infinity,
    retry: 1,
  });
  return (
    <button
      type="button"
      className={styles.look}
      aria-label={t('cbct.preview')}
      title={image.isError ? t('cbct.lookFailed') : undefined}
      onClick={onOpen}
    >
      {image.data ? (
        <GrayCanvas image={image.data} label={t('cbct.thumb', { name: formatFileName(cbct.fileName) })} />
      ) : (
        <Layers aria-hidden="true" />
      )}
    </button>
  );
}
