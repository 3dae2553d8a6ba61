import { dataTypes } from '@archway/contracts';
import { personPrefix } from '../files/api.ts';

const dataType = dataTypes.caseArchive;

/** Where somebody's archives of cases lie: those that they upload, and those that are made for them. */
export const archivePlace = (userId: string) => ({ userId, dataType });

/** An archive that is made for somebody. */
export const archiveName = (userId: string, random: string): string =>
  `${personPrefix(archivePlace(userId))}case-${random}.zip`;
