import { type CredentialItem, type OwnCredentials, missingOf } from '@archway/contracts';

/** What the parts that can be submitted still need, by what the server has. */
export const missingItems = ({ parts, country }: OwnCredentials): CredentialItem[] =>
  parts
    .filter(({ actions }) => actions.includes('submit'))
    .flatMap(({ part, credentials }) => missingOf(part, credentials, country));
