/** What is used of an ErrorEvent. */
export interface Failure {
  readonly message?: string;
  /** The error itself, of threads of Node. */
  readonly error?: unknown;
}

/** What is used of a browser's Worker (or of a MessagePort). Threads of Node become one by `nodePort`. */
export interface WorkerPort {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Failure) => void): void;
  terminate?(): unknown;
  /** Told whether there is work, so that a worker without any need not keep its process from ending. */
  keepAlive?(needed: boolean): void;
}

/** How a worker answers. */
export type Post = (reply: unknown, transfer: ArrayBuffer[]) => void;
