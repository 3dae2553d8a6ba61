/** Messages between the tabs of one browser. Absent support means that each tab is alone, which is no error. */
export interface TabChannel<M> {
  send(message: M): void;
  listen(listener: (message: M) => void): () => void;
  close(): void;
}

export function openTabChannel<M>(name: string): TabChannel<M> {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const listeners = new Set<(message: M) => void>();
  if (channel) {
    channel.onmessage = (event: MessageEvent<M>) => {
      for (const listener of [...listeners]) listener(event.data);
    };
  }
  return {
    send: (message) => channel?.postMessage(message),
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close: () => channel?.close(),
  };
}
