import {
  PDF_CHANNEL,
  PDF_TIMED_OUT,
  PDF_TIMEOUT_MS,
  type PdfMessage,
  type PdfParams,
  pdfAddress,
} from '@archway/contracts';
import { randomId } from '../state/random-id.ts';
import { openTabChannel } from '../state/tab-channel.ts';
import { hiddenFrame } from './hidden-frame.ts';

/** The page tells by itself when its time is up; one that never came tells nothing, and is given up a little later. */
const NEVER_CAME_MS = PDF_TIMEOUT_MS + 10_000;

export interface BuiltPdf {
  readonly name: string;
  readonly pdf: Blob;
}

/** Why there is none. */
export class PdfFailure extends Error {
  override readonly name = 'PdfFailure';
  readonly timedOut: boolean;
  /** A sentence of the server for the reader. */
  readonly detail: string | undefined;

  constructor(timedOut: boolean, detail?: string) {
    super(timedOut ? 'the PDF took too long' : 'the PDF failed');
    this.timedOut = timedOut;
    this.detail = detail;
  }
}

interface BuildOptions {
  readonly signal?: AbortSignal | undefined;
  /** @param part 0 to 1 */
  readonly onProgress?: ((part: number) => void) | undefined;
}

/**
 * Builds a PDF in a page that nobody sees.
 * @throws PdfFailure; the reason of the signal once that is aborted
 */
export async function buildPdf(params: PdfParams, { signal, onProgress }: BuildOptions = {}): Promise<BuiltPdf> {
  signal?.throwIfAborted();
  const own = randomId();
  const frame = hiddenFrame(pdfAddress(params, own));
  const channel = openTabChannel<PdfMessage<Blob>>(PDF_CHANNEL);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (() => void) | undefined;
  try {
    return await new Promise<BuiltPdf>((resolve, reject) => {
      timer = setTimeout(() => reject(new PdfFailure(true)), NEVER_CAME_MS);
      giveUp = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', giveUp);
      channel.listen((message) => {
        if (message.job !== own) return;
        if ('pdf' in message) resolve({ name: message.name, pdf: message.pdf });
        else if ('progress' in message) onProgress?.(message.progress);
        else reject(new PdfFailure(message.message === PDF_TIMED_OUT, message.detail));
      });
      document.body.append(frame);
    });
  } finally {
    clearTimeout(timer);
    if (giveUp) signal?.removeEventListener('abort', giveUp);
    channel.close();
    frame.remove();
  }
}
