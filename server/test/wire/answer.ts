/** What a call has answered, as text; of a stream of events, which never ends, its beginning. */
export async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

/** Whether an answer is an envelope: files and streams of endpoints that are marked `raw` are none. */
export const isEnvelope = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/json') ?? false;
