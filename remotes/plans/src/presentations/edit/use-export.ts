import { useEffect, useRef, useState } from 'react';
import { notify, useText } from '@archway/platform';
import { isOnItsWay } from '../media/shown-address.ts';
import type { SlideMedia } from '../media/slide-media.ts';
import type { Draft } from './draft.ts';

/** Makes a PDF of a presentation, as soon as everything that it shows is here. */
export function useExport(draft: Draft, media: SlideMedia): { readonly exporting: boolean; readonly save: () => void } {
  const t = useText('plans');
  const [exporting, setExporting] = useState(false);
  const begun = useRef(false);
  const waits = exporting && isOnItsWay(draft.slides, media);
  useEffect(() => {
    if (!exporting || waits || begun.current) return;
    begun.current = true;
    const make = async (): Promise<void> => {
      try {
        // The library and the letters of the file are for those alone who make one.
        const { exportPdf } = await import('../pdf/export-pdf.ts');
        const accent = getComputedStyle(document.documentElement).getPropertyValue('--archway-color-primary').trim();
        await exportPdf({ ...draft, media, accent });
      } catch {
        notify.error(t('present.pdfFailed'));
      } finally {
        begun.current = false;
        setExporting(false);
      }
    };
    void make();
  });
  return { exporting, save: () => setExporting(true) };
}
