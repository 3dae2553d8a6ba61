import type { StorageCredentials } from '@archway/contracts';

type Headers = Readonly<Record<string, string | undefined>>;
type SdkAnswer = { readonly res: { readonly headers: Headers } };

/** Bytes as the SDK takes them: a Blob in browsers, a Buffer in Node. */
export type SdkBytes = Blob | Uint8Array;

export interface ListedPart {
  readonly number: number;
  readonly etag: string;
  readonly size: number;
  /** Not every storage tells. */
  readonly crc64: string | null;
}

interface PutOptions {
  readonly mime?: string;
  readonly headers?: Record<string, string>;
  readonly disabledMD5?: boolean;
}

/** What is used of the ali-oss SDK. */
export interface Sdk {
  put(key: string, bytes: SdkBytes, options: PutOptions): Promise<SdkAnswer>;
  initMultipartUpload(key: string, options: PutOptions): Promise<{ uploadId: string }>;
  uploadPart(
    key: string,
    uploadId: string,
    number: number,
    bytes: SdkBytes,
    start: number,
    end: number,
    options: PutOptions,
  ): Promise<SdkAnswer & { etag: string }>;
  listParts(key: string, uploadId: string, query: Record<string, unknown>, options: object): Promise<SdkPartList>;
  completeMultipartUpload(
    key: string,
    uploadId: string,
    parts: { number: number; etag: string }[],
    options: object,
  ): Promise<SdkAnswer>;
  head(key: string): Promise<SdkAnswer>;
  abortMultipartUpload(key: string, uploadId: string): Promise<unknown>;
  signatureUrlV4(method: 'GET', seconds: number, request: object, key: string): Promise<string>;
}

export interface SdkPartList {
  readonly parts: SdkPart | SdkPart[];
  readonly isTruncated: string | boolean;
  readonly nextPartNumberMarker: string;
}

interface SdkPart {
  readonly PartNumber: string;
  readonly ETag: string;
  readonly Size: string;
  readonly HashCrc64ecma?: string;
}

export type SdkConstructor = new (options: object) => Sdk;
export type LoadSdk = () => Promise<SdkConstructor>;

/** As specified for calls; a part may take long over a poor line. */
const TIMEOUT_MS = 300_000;

/** The SDK is large (175 KB gzip) and loaded when it is first needed. */
export const loadAliOss: LoadSdk = async () => {
  const module = (await import('ali-oss')) as unknown as { default: SdkConstructor };
  return module.default;
};

export function connect(
  Sdk: SdkConstructor,
  credentials: StorageCredentials,
  renewed: () => Promise<StorageCredentials>,
): Sdk {
  const keys = ({ accessKeyId, accessKeySecret, stsToken }: StorageCredentials): object => ({
    accessKeyId,
    accessKeySecret,
    stsToken,
  });
  return new Sdk({
    ...keys(credentials),
    endpoint: credentials.endpoint,
    bucket: credentials.bucketName,
    region: regionOf(credentials.endpoint),
    secure: credentials.endpoint.startsWith('https:'),
    // The embedded storage has the bucket in its path, Aliyun has it in the host name.
    sldEnable: !isAliyun(credentials.endpoint),
    authorizationV4: true,
    timeout: TIMEOUT_MS,
    // Retries are ours: the SDK's would multiply with them.
    retryMax: 0,
    refreshSTSToken: async () => keys(await renewed()),
    refreshSTSTokenInterval: 60_000,
  });
}

const isAliyun = (endpoint: string): boolean => new URL(endpoint).hostname.endsWith('.aliyuncs.com');

const regionOf = (endpoint: string): string =>
  /^(oss-[\w-]+?)(-internal)?\.aliyuncs\.com$/.exec(new URL(endpoint).hostname)?.[1] ?? 'oss-cn-hangzhou';

/** An upload never takes the place of an object: what a case refers to stays what it was. */
export const KEEP_EXISTING = { 'x-oss-forbid-overwrite': 'true' } as const;

/** Wraps bytes for the SDK of this platform. */
export function asSdkBytes(bytes: Uint8Array<ArrayBuffer>): SdkBytes {
  const { Buffer: ofNode } = globalThis as { Buffer?: { from(...view: [ArrayBuffer, number, number]): SdkBytes } };
  return ofNode?.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) ?? new Blob([bytes]);
}

/** Checksum that the storage has computed; null when it, or its CORS rule, does not tell. */
export const crc64Of = ({ res }: SdkAnswer): string | null => res.headers['x-oss-hash-crc64ecma'] ?? null;

/** All parts that have arrived. */
export async function listedParts(sdk: Sdk, key: string, uploadId: string): Promise<ListedPart[]> {
  const found: ListedPart[] = [];
  for (let marker = '0'; ;) {
    const page = await sdk.listParts(key, uploadId, { 'part-number-marker': marker, 'max-parts': 1000 }, {});
    for (const part of [page.parts].flat()) {
      found.push({
        number: Number(part.PartNumber),
        etag: part.ETag,
        size: Number(part.Size),
        crc64: part.HashCrc64ecma ?? null,
      });
    }
    if (String(page.isTruncated) !== 'true' || page.nextPartNumberMarker === marker) return found;
    marker = page.nextPartNumberMarker;
  }
}
