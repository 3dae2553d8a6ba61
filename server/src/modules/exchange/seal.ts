import { createHash } from 'node:crypto';
import type { CaseManifest } from '@archway/contracts';
import { canonicalJson } from '../cases/api.ts';

/** SHA-256 of a manifest without its seal. */
export const sealOf = (manifest: Omit<CaseManifest, 'seal'>): string =>
  createHash('sha256').update(canonicalJson(manifest)).digest('hex');
