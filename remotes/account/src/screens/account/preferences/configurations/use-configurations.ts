import { type Configuration, endpoints, settingDefault } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, query, useText } from '@archway/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ConfigurationRecord, recordOf } from './configuration-record.ts';

const settingType = 'preferenceConfig' as const;

interface Said extends Configuration {
  readonly name: string;
  readonly isDefault?: boolean;
}

/** The configurations of a doctor, the defaults first. */
export function useConfigurations(doctorId: string) {
  const settings = useQuery(query(endpoints.account.settings, { query: { doctorId, settingType } }));
  return { ...settings, records: settings.data?.map(recordOf) };
}

/** What can be done to configurations; the calls of forms are quiet, since forms tell their refusals. */
export function useConfigurationActions(doctorId: string) {
  const t = useText('account');
  const refresh = (): Promise<void> => invalidate(endpoints.account.settings);
  const bodyOf = ({ name, kind, parameters, isDefault = false }: Said) => ({
    ...{ doctorId, settingType, settingName: name },
    settingContent: JSON.stringify({ kind, parameters }),
    settingDefault: isDefault ? settingDefault.yes : settingDefault.no,
  });
  const choice = useMutation({
    mutationFn: (record: ConfigurationRecord) =>
      call(endpoints.account.updateSetting, { body: { ...bodyOf({ ...record, isDefault: true }), id: record.id } }),
    onSuccess: () => notify.success(t('saved')),
    onSettled: refresh,
  });
  const removal = useMutation({
    mutationFn: ({ id }: ConfigurationRecord) => call(endpoints.account.removeSetting, { params: { id } }),
    onSuccess: (_none, { name }) => notify.success(t('configurations.removed', { name })),
    onSettled: refresh,
  });
  return {
    /** Id of the configuration that something is done to. */
    busyWith: [choice, removal].find(({ isPending }) => isPending)?.variables?.id,
    /** @throws ApiError */
    async add(said: Said): Promise<void> {
      await call(endpoints.account.addSetting, { body: bodyOf(said) }, { quiet: true });
      notify.success(t('configurations.added', { name: said.name }));
      await refresh();
    },
    /** @throws ApiError */
    async change(record: ConfigurationRecord): Promise<void> {
      await call(endpoints.account.updateSetting, { body: { ...bodyOf(record), id: record.id } }, { quiet: true });
      notify.success(t('saved'));
      await refresh();
    },
    makeDefault: (record: ConfigurationRecord): void => choice.mutate(record),
    async remove(record: ConfigurationRecord): Promise<void> {
      const { name } = record;
      const sure = await confirmAction({
        title: t('configurations.removeTitle', { name }),
        body: t('configurations.removeBody'),
        okText: t('configurations.remove'),
        danger: true,
      });
      if (sure) removal.mutate(record);
    },
  };
}

export type ConfigurationActions = ReturnType<typeof useConfigurationActions>;
