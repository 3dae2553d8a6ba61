/** What Archway needs of a browser, each as a check of its own. */
export type CheckName = 'webgl2' | 'wasmSimd' | 'storage' | 'network';

export interface CheckResult {
  readonly ok: boolean;
  /** What was found, e.g. the graphics adapter or milliseconds; technical, not translated. */
  readonly detail: string;
}

/** A module with one SIMD instruction; only engines that know SIMD accept it. */
const SIMD_MODULE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

function webgl2(): CheckResult {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return { ok: false, detail: '' };
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { ok: true, detail: String(name) };
}

function wasmSimd(): CheckResult {
  return { ok: typeof WebAssembly === 'object' && WebAssembly.validate(SIMD_MODULE), detail: '' };
}

async function storage(): Promise<CheckResult> {
  window.localStorage.setItem('archway.test', '1');
  window.localStorage.removeItem('archway.test');
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('archway.test');
    request.onsuccess = () => (request.result.close(), indexedDB.deleteDatabase('archway.test'), resolve());
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return { ok: true, detail: quota ? `${((quota - usage) / 1024 ** 3).toFixed(1)} GB` : '' };
}

async function network(): Promise<CheckResult> {
  const begin = performance.now();
  const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  return { ok: response.ok, detail: `${Math.round(performance.now() - begin)} ms` };
}

export const checks: Readonly<Record<CheckName, () => CheckResult | Promise<CheckResult>>> = {
  webgl2,
  wasmSimd,
  storage,
  network,
};

/** A check that throws has failed. */
export async function runCheck(name: CheckName): Promise<CheckResult> {
  try {
    return await checks[name]();
  } catch (failure) {
    return { ok: false, detail: failure instanceof Error ? failure.message : '' };
  }
}
