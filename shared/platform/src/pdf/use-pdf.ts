import { useEffect, useRef, useState } from 'react';
import type { PdfParams } from '@archway/contracts';
import { text } from '../i18n/use-text.ts';
import { notify } from '../notify/notify.ts';
import { saveBlob } from '../wire/save-blob.ts';
import { PdfFailure, buildPdf } from './build-pdf.ts';

const t = (key: string): string => text('platform', key);

/** Builds a PDF and hands it to the browser, and tells how far it is, that it is there, or why not. */
async function savePdf(params: PdfParams, giveUp: AbortController): Promise<void> {
  const { signal } = giveUp;
  const told = notify.underWay(t('pdf.building'), {
    action: { label: t('pdf.cancel'), run: () => giveUp.abort() },
  });
  try {
    const { name, pdf } = await buildPdf(params, { signal, onProgress: (part) => notify.progress(told, part) });
    saveBlob(pdf, name);
    notify.success(t('pdf.built'), { detail: name });
  } catch (failure) {
    if (signal.aborted) return;
    const { timedOut, detail } = failure instanceof PdfFailure ? failure : new PdfFailure(false);
    const again = { label: t('pdf.again'), run: () => void savePdf(params, new AbortController()) };
    notify.error(t(timedOut ? 'pdf.timedOut' : 'pdf.failed'), { ...(detail && { detail }), action: again });
  } finally {
    notify.close(told);
  }
}

/** Saving PDFs of one place of a screen, one at a time: it goes on while the reader looks elsewhere, and ends with the page. */
export function usePdf(): { readonly building: boolean; readonly save: (params: PdfParams) => void } {
  const [building, setBuilding] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return {
    building,
    save: (params) => {
      if (building) return;
      setBuilding(true);
      void savePdf(params, new AbortController()).finally(() => {
        if (here.current) setBuilding(false);
      });
    },
  };
}
