import type { SQL, SQLWrapper } from 'drizzle-orm';
import { Port } from '../../infrastructure/modules/port.ts';

/** The roles that a user has by membership now, as part of a statement: an array of role keys. */
export const membershipRoles = new Port<(userId: SQLWrapper) => SQL<string[]>>('the roles by membership');
