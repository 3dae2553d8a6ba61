import { passwordFollowsRule } from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import { StartupError } from '../../startup-error.ts';
import { hashPassword } from './passwords.ts';
import { findAccount, hasAdministrator, insertUser } from './repository.ts';

/**
 * An installation without demonstration accounts needs somebody who can log in first: the account of
 * `ARCHWAY_ADMIN_PASSWORD`, made when no administrator exists. Later starts leave it alone.
 */
export async function ensureAdministrator({ db, config, log }: AppContext): Promise<void> {
  if (config.demo || (await hasAdministrator(db))) return;
  if (!config.administrator) {
    log.warn('nobody can administer this installation: set ARCHWAY_ADMIN_PASSWORD once');
    return;
  }
  const { userName, password } = config.administrator;
  if (!passwordFollowsRule(password)) {
    throw new StartupError(
      'ARCHWAY_ADMIN_PASSWORD must have 8 to 64 characters and two kinds of digits, upper case, lower case and symbols',
    );
  }
  if (await findAccount(db, userName)) {
    throw new StartupError(
      `ARCHWAY_ADMIN_NAME=${userName} is an account that is no administrator; choose another name`,
    );
  }
  const passwordHash = await hashPassword(password);
  await db.transaction((tx) => insertUser(tx, { userName, passwordHash }, ['admin']));
  log.info({ userName }, 'the first administrator was made');
}
