import type { Readable } from 'node:stream';
import type { CredentialHolder } from './credential-holder.ts';

/** What is known of an object without its bytes. */
export interface ObjectInfo {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** CRC-64/XZ of the bytes as an unsigned decimal, as in the header `x-oss-hash-crc64ecma`. */
  readonly crc64: string;
  /** With quotes, as HTTP wants it. The MD5 of the bytes in upper-case hex unless the object came in parts. */
  readonly etag: string;
  readonly contentType: string;
  /** The uploader's own `x-oss-meta-*` values, lower-case names without that prefix. */
  readonly meta: Readonly<Record<string, string>>;
  readonly lastModified: Date;
}

/** An opened object. Whoever opens it reads `stream` to its end, destroys it, or calls `bytes()` once. */
export interface OpenObject {
  readonly info: ObjectInfo;
  readonly stream: Readable;
  bytes(): Promise<Buffer>;
}

export interface PutOptions {
  /** `application/octet-stream` when absent. */
  readonly contentType?: string;
  readonly contentDisposition?: string;
  readonly cacheControl?: string;
  readonly meta?: Readonly<Record<string, string>>;
  /** Throws ObjectExists instead of replacing an object. */
  readonly ifAbsent?: boolean;
}

/** Offsets in bytes, both inclusive as in HTTP; without `end` up to the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface ListOptions {
  /** Only keys after this one, in byte order. */
  readonly after?: string;
  /** At most this many; 1000 when absent, which is also the most. */
  readonly limit?: number;
}

export interface ListedObject {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly lastModified: Date;
}

export interface ObjectPage {
  readonly objects: readonly ListedObject[];
  /** Pass it as `after` for the next page; null on the last one. */
  readonly next: string | null;
}

/**
 * What a credential allows below its prefixes. `put` includes starting, listing and completing the parts of an upload;
 * `get` includes head.
 */
export type StorageAction = 'get' | 'put' | 'abort_multi_part_upload' | 'list' | 'delete';

export interface CredentialRequest {
  /** Key prefixes; each ends with a slash. */
  readonly prefixes: readonly string[];
  readonly actions: readonly StorageAction[];
  /** 900 to 43200: the shortest and longest life that Aliyun grants. */
  readonly seconds: number;
  /** The origin by which the caller reached the server; it becomes the endpoint if its name is an allowed one. */
  readonly origin?: string;
  /** With its end the credential ends at the embedded storage; Aliyun knows no such thing, and lets it live for `seconds`. */
  readonly holder?: CredentialHolder;
}

export interface StorageCredentials {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly stsToken: string;
  readonly endpoint: string;
  readonly bucketName: string;
  readonly expiration: Date;
}

export interface SignedUrlOptions {
  readonly expiresSeconds: number;
  readonly origin?: string;
  /** Makes the browser save the object under this name instead of showing it. */
  readonly download?: string;
  /** Lets the object be written, once or more until it expires, by `PUT` with exactly this content type. */
  readonly upload?: { readonly contentType: string };
}

export interface ObjectCopy {
  readonly from: string;
  readonly to: string;
}

/** Object storage. Keys are checked by `checkKey`; every method throws InvalidKey for a bad one. */
export interface ObjectStore {
  /** Replaces an existing object at once: readers see the old bytes or the new ones, never a mixture. */
  put(key: string, body: Uint8Array | Readable, options?: PutOptions): Promise<ObjectInfo>;
  /** Throws ObjectMissing, or RangeUnsatisfiable when the range starts behind the end. */
  get(key: string, range?: ByteRange): Promise<OpenObject>;
  head(key: string): Promise<ObjectInfo | null>;
  /** In byte order of the keys. */
  list(prefix: string, options?: ListOptions): Promise<ObjectPage>;
  /** Keeps content type and meta. Throws ObjectMissing. */
  copy(from: string, to: string): Promise<ObjectInfo>;
  /** Many copies under new keys, in much less time. Throws ObjectMissing, and ObjectExists when a key is taken. */
  copyAll(copies: readonly ObjectCopy[]): Promise<ObjectInfo[]>;
  /** Succeeds also when there is nothing to delete. */
  delete(...keys: string[]): Promise<void>;
  /** An address that reads one object, or writes it, without a login, until it expires. It does not check that the object exists. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string>;
  credentials(request: CredentialRequest): Promise<StorageCredentials>;
}

export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing';
  constructor(readonly key: string) {
    super(`No object ${key}`);
  }
}

export class ObjectExists extends Error {
  override readonly name = 'ObjectExists';
  constructor(readonly key: string) {
    super(`Object ${key} exists already`);
  }
}

export class RangeUnsatisfiable extends Error {
  override readonly name = 'RangeUnsatisfiable';
  constructor(readonly size: number) {
    super(`The range starts behind the ${size} bytes of the object`);
  }
}

export class InvalidKey extends Error {
  override readonly name = 'InvalidKey';
}
