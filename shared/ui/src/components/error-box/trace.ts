/** `50012 · 7f2a-91c4` from an error of the wire; undefined when the error carries neither code nor request id. */
export function traceOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, requestId } = error as { code?: unknown; requestId?: unknown };
  const parts = [code, requestId].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && part !== ''),
  );
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
