/** `50012 · 7f2a-91c4` from an error of the wire, with the HTTP status where no code arrived; undefined without either. */
export function traceOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, http, requestId } = error as { code?: unknown; http?: unknown; requestId?: unknown };
  const parts = [code ?? http, requestId].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && part !== ''),
  );
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
