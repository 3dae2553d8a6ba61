/** The file could not be fetched; `status` is the HTTP status, 0 when there was no answer at all. */
export class FetchFailure extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
    this.name = 'FetchFailure';
  }
}

/**
 * Fetches a file and tells how far it is.
 * @param expected size in bytes as the case knows it, for a server that does not say
 * @throws FetchFailure, or AbortError when `signal` aborts
 */
export async function fetchBytes(
  url: string,
  expected: number,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetch(url, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new FetchFailure(0);
  }
  if (!response.ok || !response.body) throw new FetchFailure(response.status);
  const total = Number(response.headers.get('content-length')) || expected;
  const chunks: Uint8Array[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw new FetchFailure(0);
    });
    if (done) break;
    chunks.push(value);
    received += value.length;
    onProgress(total > 0 ? Math.min(1, received / total) : 0);
  }
  const bytes = new Uint8Array(received);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes.buffer;
}
