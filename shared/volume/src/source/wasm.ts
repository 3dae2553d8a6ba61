/** What is used of WebAssembly and of the network; browsers, workers and Node have both. */
declare const WebAssembly: {
  compile(bytes: Uint8Array | ArrayBuffer): Promise<object>;
  instantiate(module: object, imports: object): Promise<object>;
};
declare const fetch: (
  url: string,
) => Promise<{ readonly ok: boolean; readonly status: number; arrayBuffer(): Promise<ArrayBuffer> }>;

/** Where a bundle put a WebAssembly file, or its bytes; Node finds it beside the package. */
export interface ModuleLocation {
  readonly wasmUrl?: string | undefined;
  readonly wasmBinary?: Uint8Array | undefined;
  /** Milliseconds between two attempts to start the module; `MODULE_RETRY_MS` unless told. */
  readonly retryMs?: number | undefined;
}

/** A module that does not start (its file did not come, memory was short) is started again after so long, in milliseconds. */
export const MODULE_RETRY_MS = 3000;
/** Then it is a failure, and the reader is told. */
const ATTEMPTS = 3;

/** Options of an Emscripten module. */
export interface ModuleOptions {
  instantiateWasm?: (imports: object, done: (instance: object, module: object) => void) => object;
  printErr?: (text: string) => void;
}

/**
 * Loads and compiles here what Emscripten's own loader would: when that fails, it rejects a second promise that nobody can catch,
 * which ends a Node process. @throws what fetching or compiling throws
 */
export async function moduleOptions({ wasmUrl, wasmBinary }: ModuleLocation): Promise<ModuleOptions> {
  // What goes wrong is told by errors.
  const quiet: ModuleOptions = { printErr: () => undefined };
  const bytes = wasmBinary ?? (wasmUrl === undefined ? undefined : await download(wasmUrl));
  if (!bytes) return quiet;
  const module = await WebAssembly.compile(bytes);
  return {
    ...quiet,
    instantiateWasm(imports, done) {
      void WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
      return {};
    },
  };
}

/** Starts a module, and tries again when that fails. @throws what the last attempt throws */
export async function startModule<Module>(
  { retryMs = MODULE_RETRY_MS }: ModuleLocation,
  start: () => Promise<Module>,
): Promise<Module> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (cause) {
      if (attempt === ATTEMPTS) throw cause;
      await new Promise<void>((resolve) => setTimeout(() => resolve(), retryMs));
    }
  }
}

async function download(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}
