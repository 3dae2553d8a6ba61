import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { personalData } from './personal-data.ts';
import { listPractices } from './service.ts';

export function practiceRoutes({ db }: AppContext, handle: Handle): void {
  const { access } = endpoints;

  handle(access.personalData, ({ user }) => personalData(db, user));
  handle(access.practices, ({ user }) => listPractices(db, user.userId));
}
