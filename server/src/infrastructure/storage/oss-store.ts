import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import OSS from 'ali-oss';
import type { StorageConfig } from '../../config.ts';
import { atATime } from '../at-a-time.ts';
import { contentDisposition } from './content-disposition.ts';
import { DEFAULT_CONTENT_TYPE } from './object-info.ts';
import { checkKey } from './object-key.ts';
import {
  type ByteRange,
  type CredentialRequest,
  type ListOptions,
  type ObjectCopy,
  ObjectExists,
  type ObjectInfo,
  ObjectMissing,
  type ObjectPage,
  type ObjectStore,
  type OpenObject,
  type PutOptions,
  RangeUnsatisfiable,
  type SignedUrlOptions,
  type StorageCredentials,
} from './object-store.ts';
import { rolePolicy } from './oss-policy.ts';
import { forbidsReplacing } from './overwrite-rule.ts';

type OssConfig = Extract<StorageConfig, { engine: 'oss' }>;

/** Requests that many copies make at a time. */
const COPIES_AT_ONCE = 8;

export interface OssStoreOptions extends OssConfig {
  /** Where temporary credentials are made; Aliyun's own when absent. */
  readonly stsEndpoint?: string;
  /** The bucket stands in the path instead of the host name, as with an emulator. */
  readonly pathStyle?: boolean;
}

type Headers = Readonly<Record<string, string | undefined>>;

/** Requests about the bucket for which the SDK has no method of its own. */
interface BucketRequests {
  _bucketRequestParams(method: string, bucket: string, subResource: string, options: object): object;
  request(params: object): Promise<{ data: Buffer }>;
}

/** Aliyun OSS behind the same interface as the embedded storage. */
export class OssStore implements ObjectStore {
  readonly #options: OssStoreOptions;
  readonly #client: OSS;
  readonly #sts: OSS.STS;

  constructor(options: OssStoreOptions) {
    const { account, region, bucket, endpoint } = options;
    this.#options = options;
    this.#client = new OSS({
      accessKeyId: account.id,
      accessKeySecret: account.secret,
      region,
      bucket,
      secure: !endpoint?.startsWith('http:'),
      // The SDK takes the endpoint over from the region only when it is absent, not when it is null.
      ...(endpoint && { endpoint }),
      ...(options.pathStyle && { sldEnable: true }),
      authorizationV4: true,
      retryMax: 2,
    } as OSS.Options);
    this.#sts = new OSS.STS({
      accessKeyId: account.id,
      accessKeySecret: account.secret,
      ...(options.stsEndpoint && { endpoint: options.stsEndpoint }),
    });
  }

  async put(key: string, body: Uint8Array | Readable, options: PutOptions = {}): Promise<ObjectInfo> {
    checkKey(key);
    const source = body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : body;
    const headers = {
      'Content-Type': options.contentType ?? DEFAULT_CONTENT_TYPE,
      ...(options.contentDisposition && { 'Content-Disposition': options.contentDisposition }),
      ...(options.cacheControl && { 'Cache-Control': options.cacheControl }),
      ...(options.ifAbsent && { 'x-oss-forbid-overwrite': 'true' }),
    };
    try {
      await this.#client.put(key, source, { headers, meta: options.meta as never });
    } catch (error) {
      if (codeOf(error) === 'FileAlreadyExists') throw new ObjectExists(key);
      throw error;
    }
    return this.#known(key);
  }

  async get(key: string, range?: ByteRange): Promise<OpenObject> {
    checkKey(key);
    const headers = range
      ? { Range: `bytes=${range.start}-${range.end ?? ''}`, 'x-oss-range-behavior': 'standard' }
      : {};
    try {
      const { stream, res } = await this.#client.getStream(key, { headers });
      const info = infoFrom(key, res.headers as Headers);
      return { info, stream: stream as Readable, bytes: () => buffer(stream as Readable) };
    } catch (error) {
      if (codeOf(error) === 'NoSuchKey') throw new ObjectMissing(key);
      // Of a refused stream the SDK tells only the status.
      if ((error as { status?: number }).status === 416) throw new RangeUnsatisfiable((await this.#known(key)).size);
      throw error;
    }
  }

  async head(key: string): Promise<ObjectInfo | null> {
    checkKey(key);
    try {
      const { res } = await this.#client.head(key);
      return infoFrom(key, res.headers as Headers);
    } catch (error) {
      if (codeOf(error) === 'NoSuchKey') return null;
      throw error;
    }
  }

  async list(prefix: string, { after, limit = 1000 }: ListOptions = {}): Promise<ObjectPage> {
    const query = { prefix, 'max-keys': String(Math.min(limit, 1000)), ...(after && { 'start-after': after }) };
    const answer = await this.#client.listV2(query, {});
    const objects = (answer.objects ?? []).map(({ name, size, etag, lastModified }) => ({
      key: name,
      size,
      etag,
      lastModified: new Date(lastModified),
    }));
    return { objects, next: answer.isTruncated ? (objects.at(-1)?.key ?? null) : null };
  }

  async copy(from: string, to: string): Promise<ObjectInfo> {
    checkKey(from);
    checkKey(to);
    try {
      await this.#client.copy(to, from);
    } catch (error) {
      if (codeOf(error) === 'NoSuchKey') throw new ObjectMissing(from);
      throw error;
    }
    return this.#known(to);
  }

  async copyAll(copies: readonly ObjectCopy[]): Promise<ObjectInfo[]> {
    const oneOfFew = atATime(COPIES_AT_ONCE);
    return Promise.all(
      copies.map(({ from, to }) =>
        oneOfFew(async () => {
          if (await this.head(to)) throw new ObjectExists(to);
          return this.copy(from, to);
        }),
      ),
    );
  }

  async delete(...keys: string[]): Promise<void> {
    for (const key of keys) checkKey(key);
    for (let at = 0; at < keys.length; at += 1000) {
      await this.#client.deleteMulti(keys.slice(at, at + 1000), { quiet: true });
    }
  }

  async signedUrl(key: string, { expiresSeconds, download, upload }: SignedUrlOptions): Promise<string> {
    checkKey(key);
    const queries = download ? { 'response-content-disposition': contentDisposition(download) } : {};
    if (!upload) return this.#client.signatureUrlV4('GET', expiresSeconds, { queries }, key);
    const headers = { 'Content-Type': upload.contentType };
    return this.#client.signatureUrlV4('PUT', expiresSeconds, { headers, queries }, key);
  }

  async credentials({ prefixes, actions, seconds }: CredentialRequest): Promise<StorageCredentials> {
    const { bucket, roleArn, region, endpoint } = this.#options;
    const policy = rolePolicy(bucket, prefixes, actions);
    const { credentials } = await this.#sts.assumeRole(roleArn, policy, seconds, 'archway');
    return {
      accessKeyId: credentials.AccessKeyId,
      accessKeySecret: credentials.AccessKeySecret,
      stsToken: credentials.SecurityToken,
      endpoint: endpoint ?? `https://${region}.aliyuncs.com`,
      bucketName: bucket,
      expiration: new Date(credentials.Expiration),
    };
  }

  /**
   * Whether the bucket keeps uploads from replacing objects below a prefix.
   * @returns null when the account may not look
   */
  async forbidsReplacing(prefix: string): Promise<boolean | null> {
    const client = this.#client as unknown as BucketRequests;
    const params = { ...client._bucketRequestParams('GET', this.#options.bucket, 'overwriteConfig', {}) };
    try {
      const { data } = await client.request({ ...params, successStatuses: [200] });
      return forbidsReplacing(data.toString(), prefix);
    } catch (error) {
      if ((error as { status?: number }).status === 404) return false;
      return null;
    }
  }

  async #known(key: string): Promise<ObjectInfo> {
    const info = await this.head(key);
    if (!info) throw new ObjectMissing(key);
    return info;
  }
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

function infoFrom(key: string, headers: Headers): ObjectInfo {
  const whole = /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1];
  const meta = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith('x-oss-meta-') ? [[name.slice('x-oss-meta-'.length), value ?? ''] as const] : [],
  );
  return {
    key,
    size: Number(whole ?? headers['content-length'] ?? 0),
    crc64: headers['x-oss-hash-crc64ecma'] ?? '',
    etag: headers['etag'] ?? '',
    contentType: headers['content-type'] ?? DEFAULT_CONTENT_TYPE,
    meta: Object.fromEntries(meta),
    lastModified: new Date(headers['last-modified'] ?? 0),
  };
}
