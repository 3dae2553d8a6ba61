import {
  type Configuration,
  MOST_CONFIGURATIONS,
  type Setting,
  configurationOf,
  parameterProblems,
  settingDefault,
} from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { SettingRow } from './setting-repository.ts';

type Content = Pick<Setting, 'settingType' | 'settingContent'>;

/** What a setting of the type `preferenceConfig` says; undefined for settings of other types. */
export const configurationIn = ({ settingType, settingContent }: Content): Configuration | undefined =>
  settingType === 'preferenceConfig' ? configurationOf(settingContent) : undefined;

/** What shares a default with a setting: those of its type, of configurations those of its kind. */
export function siblings(rows: readonly SettingRow[], setting: Content): SettingRow[] {
  const kind = configurationIn(setting)?.kind;
  return rows.filter((row) => configurationIn(row)?.kind === kind);
}

const nameOf = (name: string | null | undefined): string => name?.trim().toLowerCase() ?? '';

/**
 * Whether a configuration can be kept beside the others of its kind.
 * @throws Refusal configurationNameTaken, configurationLimit; what is wrong with its parameters, such as
 *   parameterOutOfRange, baseRequired
 */
export function assertConfiguration(
  setting: Content & { readonly settingName?: string | null | undefined },
  others: readonly SettingRow[],
): void {
  const configuration = configurationIn(setting);
  if (!configuration) return;
  const [problem] = parameterProblems(configuration.parameters);
  if (problem) throw new Refusal(problem.error, problem.values);
  if (others.length >= MOST_CONFIGURATIONS) throw new Refusal('configurationLimit', { num: MOST_CONFIGURATIONS });
  const name = nameOf(setting.settingName);
  if (name !== '' && others.some(({ settingName }) => nameOf(settingName) === name))
    throw new Refusal('configurationNameTaken');
}

/** Whether a setting must become the default one: the first configuration of its kind is. */
export const mustBeDefault = (setting: Content, others: readonly SettingRow[]): boolean =>
  setting.settingType === 'preferenceConfig' && !others.some((other) => other.settingDefault === settingDefault.yes);
