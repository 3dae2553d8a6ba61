import { useQuery } from '@tanstack/react-query';
import { toothNumbering } from '@archway/contracts';
import { settingQuery, useSession } from '@archway/platform';

export type Numbering = 'fdi' | 'palmer';

/** How the reader's preference numbers teeth; FDI until it is known. */
export function useNumbering(): Numbering {
  const { user } = useSession();
  const preference = useQuery({ ...settingQuery(user?.doctorId ?? '0', 'preferenceSetting'), enabled: user !== null });
  return preference.data?.content['tidType'] === toothNumbering.palmer ? 'palmer' : 'fdi';
}
