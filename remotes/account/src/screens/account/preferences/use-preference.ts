import { endpoints, type PreferenceContent, serviceTypes, settingDefault, toothNumbering } from '@archway/contracts';
import { call, invalidate, loadUser, query } from '@archway/platform';
import { useQuery } from '@tanstack/react-query';

const TYPE = 'preferenceSetting' as const;

const defaults: PreferenceContent = {
  designHomePage: serviceTypes.aligner.id,
  entrust: '0',
  tidType: toothNumbering.fdi,
};

/** A setting that cannot be read counts as empty. */
function contentOf(text: string | undefined): PreferenceContent {
  try {
    return { ...defaults, ...(JSON.parse(text ?? '{}') as Partial<PreferenceContent>) };
  } catch {
    return defaults;
  }
}

/** The preference record of a doctor; saving keeps what this screen does not know of. */
export function usePreference(doctorId: string) {
  const input = { query: { doctorId, settingType: TYPE } } as const;
  const records = useQuery(query(endpoints.account.settings, input));
  const record = records.data?.[0];
  const content = contentOf(record?.settingContent);
  /** @throws ApiError, which the form tells */
  const save = async (change: Partial<PreferenceContent>): Promise<void> => {
    const body = {
      doctorId,
      settingType: TYPE,
      settingContent: JSON.stringify({ ...content, ...change }),
      settingDefault: settingDefault.yes,
    };
    if (record) await call(endpoints.account.updateSetting, { body: { ...body, id: record.id } }, { quiet: true });
    else await call(endpoints.account.addSetting, { body }, { quiet: true });
    await invalidate(endpoints.account.settings);
    await loadUser();
  };
  return { records, content, save };
}
