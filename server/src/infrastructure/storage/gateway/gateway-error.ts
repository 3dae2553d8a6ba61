const statuses = {
  AccessDenied: 403,
  BadDigest: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  FileAlreadyExists: 409,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidDigest: 400,
  InvalidObjectName: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidRange: 416,
  InvalidSecurityToken: 403,
  InvalidURI: 400,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  MissingArgument: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SecurityTokenExpired: 403,
  ServiceUnavailable: 503,
  SignatureDoesNotMatch: 403,
} as const;

export type GatewayErrorCode = keyof typeof statuses;

/** A refusal in the words of OSS; SDKs read the code. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: number;

  constructor(
    readonly code: GatewayErrorCode,
    message: string,
    /** Further elements of the answer, e.g. the server's time. */
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = statuses[code];
  }
}
