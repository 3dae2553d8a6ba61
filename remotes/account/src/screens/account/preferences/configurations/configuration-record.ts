import { type Configuration, type Setting, configurationOf, settingDefault } from '@archway/contracts';

/** A configuration as it is kept, under its name. */
export interface ConfigurationRecord extends Configuration {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
}

/** What a setting record of the type `preferenceConfig` says. */
export const recordOf = ({ id, settingName, settingContent, settingDefault: mark }: Setting): ConfigurationRecord => ({
  ...configurationOf(settingContent),
  id,
  name: settingName ?? '',
  isDefault: mark === settingDefault.yes,
});
