import { type PreferenceContent, serviceTypes, toothNumbering } from '@archway/contracts';
import { changeSetting, loadUser, settingQuery } from '@archway/platform';
import { useQuery } from '@tanstack/react-query';

const TYPE = 'preferenceSetting' as const;

const defaults: PreferenceContent = {
  designHomePage: serviceTypes.aligner.id,
  entrust: '0',
  tidType: toothNumbering.fdi,
};

/** The preference of a doctor; saving keeps what this screen does not know of. */
export function usePreference(doctorId: string) {
  const known = useQuery(settingQuery(doctorId, TYPE));
  const content: PreferenceContent = { ...defaults, ...known.data?.content };
  /** @throws ApiError, which the form tells */
  const save = async (change: Partial<PreferenceContent>): Promise<void> => {
    await changeSetting(doctorId, TYPE, (before) => ({ ...defaults, ...before, ...change }));
    await loadUser();
  };
  return { known, content, save };
}
