import { useQuery } from '@tanstack/react-query';
import { toothNumbering } from '@archway/contracts';
import { useSession } from '../session/use-session.ts';
import { settingQuery } from './settings.ts';

export type Numbering = 'fdi' | 'palmer';

/** How the reader's preference numbers teeth; FDI until it is known. */
export function useNumbering(): Numbering {
  const { user } = useSession();
  const preference = useQuery({ ...settingQuery(user?.doctorId ?? '0', 'preferenceSetting'), enabled: user !== null });
  return preference.data?.content['tidType'] === toothNumbering.palmer ? 'palmer' : 'fdi';
}
