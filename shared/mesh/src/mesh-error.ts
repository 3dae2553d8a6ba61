/**
 * Every way a mesh can be refused. The texts are English for logs; screens translate by `code` and `values`.
 * The three Draco texts are the specification's (second document, section 8).
 */
const messages = {
  unknownFormat: 'Unsupported file format: {name}',
  empty: 'The file holds no triangles.',
  notFinite: 'No triangle has coordinates that are numbers.',
  truncated: 'The file ends too early: {expected} expected, {found} found ({what}).',
  corrupt: 'The file is damaged: {detail}.',
  rowMismatch: 'Line {line} does not agree with the header: {detail}.',
  badNumber: "Line {line}: '{text}' is not a number.",
  indexRange: 'A face names vertex {index}, but there are {vertices} vertices.',
  tooLarge: 'The file is too large: {found} {what}, at most {limit}.',
  pointCloud: 'Wrong geometry type, expected mesh, got point cloud.',
  noPositions: 'No position attribute found in the decoded model.',
  dracoDecode: 'Could not decode Draco file: {detail}',
  dracoEncode: 'Could not compress the mesh: {detail}',
  dracoUnavailable: 'The Draco module could not be loaded: {detail}',
  cancelled: 'Cancelled.',
  workerFailed: 'The mesh worker failed: {detail}',
} as const;

export type MeshErrorCode = keyof typeof messages;

export type MeshErrorValues = Record<string, string | number>;

export const meshErrorCodes = Object.keys(messages) as MeshErrorCode[];

export class MeshError extends Error {
  override readonly name = 'MeshError';
  readonly code: MeshErrorCode;
  readonly values: MeshErrorValues;

  constructor(code: MeshErrorCode, values: MeshErrorValues = {}) {
    super(messages[code].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? '')));
    this.code = code;
    this.values = values;
  }
}
