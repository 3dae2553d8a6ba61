import { type Lang, fromWire, toWire } from '@archway/contracts';
import { viewerKey } from './viewer-key.ts';

/** What the 3D page is opened with. Callers may add what their screen needs. */
export interface ViewerRequest {
  readonly caseId: string;
  readonly version: number;
  /** What is opened: the models of the case, as without it, or its CBCT. */
  readonly view?: 'models' | 'cbct';
  /** Nothing is kept of the visit, settings included; for share links. */
  readonly viewOnly?: boolean;
  /** No pictures of the scene are saved. */
  readonly noPictures?: boolean;
  /** Milliseconds since 1970; afterwards the page says that the address has expired. */
  readonly expiresAt?: number;
  readonly [more: string]: string | number | boolean | undefined;
}

export type ViewerParameter = ViewerRequest & { readonly token: string; readonly lang: Lang };

const IV_BYTES = 12;

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** The parameter `a`: initialisation vector and AES-GCM ciphertext, as URL-safe base64. */
export async function writeViewerParameter(parameter: ViewerParameter): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const clear = new TextEncoder().encode(JSON.stringify(toWire(parameter)));
  const secret = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await viewerKey(), clear);
  const whole = new Uint8Array(IV_BYTES + secret.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(secret), IV_BYTES);
  return toText(whole);
}

/** @throws when it was not written under this browser's present login, or was changed. */
export async function readViewerParameter(a: string): Promise<ViewerParameter> {
  const whole = toBytes(a);
  const clear = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: whole.subarray(0, IV_BYTES) },
    await viewerKey(),
    whole.subarray(IV_BYTES),
  );
  return fromWire(JSON.parse(new TextDecoder().decode(clear)) as ViewerParameter);
}
