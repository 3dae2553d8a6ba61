import {
  type CertificationAction,
  type CertificationPart,
  type CertificationState,
  type CertifiedPart,
  type Credential,
  type CredentialItem,
  HOME_COUNTRY,
  type Party,
  certificationMachine,
  credentialItem,
  credentialItemKeys,
} from '@archway/contracts';
import { actionsByState } from '../../infrastructure/machine/take-action.ts';
import type { CertificationRecord, CredentialRecord } from './schema.ts';

/** A credential as its owner and operators see it: everything but where its bytes lie. */
export const credentialView = (row: CredentialRecord): Credential => ({
  credentialId: row.id,
  item: row.item,
  fileName: row.fileName,
  size: row.size,
  picture: row.contentType?.startsWith('image/') ?? false,
  text: row.text,
  suppliedAt: row.suppliedAt.toISOString(),
  verdict: row.verdict,
  reason: row.reason,
});

/** Actions that some call accepts. */
const offered: readonly CertificationAction[] = ['submit', 'certify', 'refuse'];

/** A part with what was given for it; `state` where nothing was. */
export function partView(
  part: CertificationPart,
  record: CertificationRecord | undefined,
  given: readonly CredentialRecord[],
  reader: { readonly state: CertificationState; readonly parties: readonly Party[] },
): CertifiedPart {
  const state = record?.state ?? reader.state;
  return {
    certificationId: record?.id ?? null,
    part,
    state,
    submission: record?.submission ?? 0,
    submittedAt: record?.submittedAt?.toISOString() ?? null,
    decidedAt: record?.decidedAt?.toISOString() ?? null,
    reason: record?.reason ?? null,
    actions: actionsByState(certificationMachine, { state, parties: reader.parties }, offered),
    credentials: given
      .filter(({ certificationId }) => certificationId === record?.id)
      .toSorted((one, other) => credentialItemKeys.indexOf(one.item) - credentialItemKeys.indexOf(other.item))
      .map(credentialView),
  };
}

/** The part that an item belongs to. */
export const partOfItem = (item: CredentialItem): CertificationPart => credentialItem(item).part;

/** Which country's papers are looked at: that of the practice, else that of the account. */
export const countryOf = (practiceRegion: string | null | undefined, userRegion: string | null | undefined): string =>
  [practiceRegion, userRegion].find((region) => /^[A-Z]{2}$/.test(region ?? '')) ?? HOME_COUNTRY;
