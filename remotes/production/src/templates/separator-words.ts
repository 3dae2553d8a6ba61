import type { CarvingSeparator } from '@archway/contracts';

const keys = { '': 'none', '-': 'hyphen', _: 'underscore', '.': 'dot', ' ': 'space' } as const;

/** The word of what stands between two parts. */
export const separatorKey = (separator: CarvingSeparator): (typeof keys)[CarvingSeparator] => keys[separator];
