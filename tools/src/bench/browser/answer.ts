/** Runs a worker's task when it is asked to, and answers with its result or with what went wrong. */
export function answer<T>(task: (message: unknown) => Promise<T>): void {
  self.onmessage = ({ data }: MessageEvent) =>
    void task(data).then(
      (result) => self.postMessage({ result }),
      (error: unknown) => self.postMessage({ error: error instanceof Error ? `${error.stack}` : String(error) }),
    );
}

/** Chromium is started with `--expose-gc`. */
export const collectGarbage = (): void => (globalThis as { gc?: () => void }).gc?.();
