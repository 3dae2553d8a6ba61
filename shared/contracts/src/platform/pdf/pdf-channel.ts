/** Where the page that builds PDFs tells what came of it, to all tabs of the browser. */
export const PDF_CHANNEL = 'pdfBuilder-channel';

/** After so long without a result there is none. */
export const PDF_TIMEOUT_MS = 120_000;

/** Said when time is up: who listens matches on these letters. */
export const PDF_TIMED_OUT = 'Faild';
/** Said when it could not be built. */
export const PDF_FAILED = 'Update PDF failed';

interface OfJob {
  readonly type: 'pdfBuilder';
  /** As the opener called it; absent where it gave no name. Tabs hear each other's results. */
  readonly job?: string | undefined;
}

/** How far it is, 0 to 1. */
export type PdfProgress = OfJob & { readonly progress: number };
/** @typeParam Pdf what the page holds a file in: a `Blob` */
export type PdfResult<Pdf> = OfJob & { readonly name: string; readonly pdf: Pdf };
/** @param detail a sentence of the server for the reader, where it refused something */
export type PdfFailed = OfJob & {
  readonly message: typeof PDF_TIMED_OUT | typeof PDF_FAILED;
  readonly detail?: string | undefined;
};
export type PdfMessage<Pdf> = PdfProgress | PdfResult<Pdf> | PdfFailed;
