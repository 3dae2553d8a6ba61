import type { CertificationState, CreditBalances } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { Port } from '../../infrastructure/modules/port.ts';

/** What a practice has left of credits and quotas. */
export const balancesOfPractice = new Port<(db: Querier, practiceId: string) => Promise<CreditBalances>>(
  'the balances of a practice',
);

/** The credits that a design center has left. */
export const creditsOfCenter = new Port<(db: Querier, centerId: string) => Promise<number>>(
  'the credits of a design center',
);

/** Where the licenses of a practice stand. */
export interface CertifiedLicenses {
  readonly businessLicense: CertificationState;
  readonly aptitudeLicense: CertificationState;
}
export const licensesOfPractice = new Port<(db: Querier, practiceId: string) => Promise<CertifiedLicenses>>(
  'the licenses of a practice',
);
