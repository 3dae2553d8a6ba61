import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PDF_CHANNEL, PDF_FAILED, PDF_TIMED_OUT, PDF_TIMEOUT_MS, pdfJobOf, readPdfAddress } from '@archway/contracts';
import {
  ApiError,
  settingQuery,
  useBrand,
  useLang,
  useNumbering,
  usePageTitle,
  useSession,
  useText,
} from '@archway/platform';
import type { Built } from './building.ts';
import { useStudio } from './use-studio.tsx';
import styles from './pdf-page.module.css';

/** A message without what it is always with. */
type Told = { readonly progress: number } | Built | { readonly message: string; readonly detail?: string | undefined };

/**
 * Builds what its address asks for where nobody sees it, and tells what came of it over the channel of all tabs: the PDF,
 * that it failed, or after two minutes that time is up.
 */
export default function PdfPage() {
  const t = useText('production');
  const words = useText('platform');
  const language = useLang();
  const numbering = useNumbering();
  const brand = useBrand();
  const { user } = useSession();
  const [search] = useSearchParams();
  const { studio, draw } = useStudio();
  const [state, setState] = useState<'building' | 'built' | 'failed'>('building');
  // Teeth are numbered as the reader wants it: once that is known, or cannot be.
  const { isPending } = useQuery({
    ...settingQuery(user?.doctorId ?? '0', 'preferenceSetting'),
    enabled: user !== null,
  });
  const begun = useRef(false);
  usePageTitle(t('pdf.title'));

  useEffect(() => {
    if (begun.current || isPending) return;
    begun.current = true;
    const channel = new BroadcastChannel(PDF_CHANNEL);
    const job = pdfJobOf(search);
    const tell = (told: Told): void => channel.postMessage({ type: 'pdfBuilder', ...told, ...(job && { job }) });
    const end = (told: Told, as: 'built' | 'failed'): void => {
      clearTimeout(timer);
      tell(told);
      channel.close();
      setState(as);
    };
    let over = false;
    const timer = setTimeout(() => {
      over = true;
      end({ message: PDF_TIMED_OUT }, 'failed');
    }, PDF_TIMEOUT_MS);
    const build = async (): Promise<void> => {
      try {
        const params = readPdfAddress(search);
        if (!params) throw new Error('nothing that can be built');
        // The library and the letters of a file are for this page alone.
        const { buildReport } = await import('./build-report.ts');
        const progress = (part: number): void => void (over || tell({ progress: part }));
        const built = await buildReport(params, { t, words, language, numbering, brand, progress, draw });
        if (!over) end(built, 'built');
      } catch (failure) {
        if (!over)
          end({ message: PDF_FAILED, ...(failure instanceof ApiError && { detail: failure.message }) }, 'failed');
      }
    };
    void build();
  }, [isPending, search, t, words, language, numbering, brand, draw]);

  return (
    <div className={styles.page}>
      <h1>{t('pdf.title')}</h1>
      <p role="status" data-pdf={state}>
        {t(`pdf.${state}`)}
      </p>
      {studio}
    </div>
  );
}
