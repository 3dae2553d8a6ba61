/** The parts of a request that signatures cover. */
export interface SignedRequest {
  readonly method: string;
  readonly bucket: string;
  /** Decoded; empty for an operation on the bucket. */
  readonly key: string;
  /** Decoded, in the order of the URL. */
  readonly query: ReadonlyMap<string, string>;
  /** Lower-case names; values byte by byte as they came (latin1), since signers hash the bytes. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Who says to have signed, and how that can be verified. */
export interface SignatureClaim {
  readonly accessKeyId: string;
  readonly securityToken: string | null;
  /** Whether the secret makes the signature of the request. */
  matches(secret: string): boolean;
  /** Milliseconds since 1970 outside of which the signature does not count. */
  readonly notBefore: number;
  readonly notAfter: number;
  /** A signature in the URL lives until it expires, one in a header for the time that clocks may differ. */
  readonly place: 'header' | 'url';
}

/** How far the clocks of client and server may differ. */
export const CLOCK_SKEW_MS = 15 * 60_000;

/** UTF-8 bytes as characters, to be joined with header values. */
export const asBytes = (text: string): string => Buffer.from(text).toString('latin1');
