import { useEffect, useRef, useState } from 'react';
import { StorageError, downloadAsZip, saveBlob } from '@archway/storage';
import { signedUrls } from './case-files.ts';
import { stlMaker } from './drc-to-stl.ts';

/** How a download stands. `failed` lists object names; the others are in the file that was handed over. */
export type DownloadState =
  | { readonly is: 'choosing' }
  | { readonly is: 'running'; readonly done: number; readonly total: number }
  | { readonly is: 'done'; readonly got: number; readonly failed: readonly string[] }
  | { readonly is: 'failed'; readonly error: unknown };

export interface Download {
  readonly state: DownloadState;
  start(names: readonly string[], zipName: string): Promise<void>;
  cancel(): void;
}

/** Downloads stored objects as one zip, as specified for batches. Leaving the screen ends it. */
export function useDownload(): Download {
  const [state, setState] = useState<DownloadState>({ is: 'choosing' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (names: readonly string[], zipName: string): Promise<void> => {
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    const { signal } = control;
    const show = (next: DownloadState): void => {
      if (!signal.aborted) setState(next);
    };
    show({ is: 'running', done: 0, total: names.length });
    const stl = stlMaker();
    try {
      const urls = await signedUrls(names, signal);
      const items = urls.map((url) => ({ url }));
      const { zip, failed } = await downloadAsZip(items, {
        signal,
        drcToStl: stl.convert,
        onProgress: (done, total) => show({ is: 'running', done, total }),
      });
      if (signal.aborted) return;
      saveBlob(zip, zipName);
      const missing = names.filter((_, at) => failed.some((item) => item === items[at]));
      show({ is: 'done', got: names.length - missing.length, failed: missing });
    } catch (error) {
      // Not one file could be had: that is a list of failures, too.
      const isAll = error instanceof StorageError && error.problem === 'download';
      show(isAll ? { is: 'done', got: 0, failed: names } : { is: 'failed', error });
    } finally {
      stl.dispose();
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setState({ is: 'choosing' });
  };
  return { state, start, cancel };
}
