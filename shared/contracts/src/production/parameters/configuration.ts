import type { FormRules } from '../../wire/field-rule.ts';
import type { ParameterValues } from './parameter.ts';

/** What configurations are kept for; each kind has its own default. */
export const configurationKinds = [
  { value: 'aligner', zh: '矫治器配置', en: 'Aligner configuration' },
  { value: 'retainer', zh: '保持器配置', en: 'Retainer configuration' },
] as const;
export type ConfigurationKind = (typeof configurationKinds)[number]['value'];

/** The content of a setting of the type `preferenceConfig`; its name is the setting's. */
export interface Configuration {
  readonly kind: ConfigurationKind;
  readonly parameters: ParameterValues;
}

export const MOST_CONFIGURATIONS = 30;

/** A configuration is found by its name. */
export const configurationRules = {
  settingName: {
    ...{ kind: 'text', required: 'form', max: 60 },
    refusals: ['configurationNameTaken'],
  },
} as const satisfies FormRules;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const contentOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const content: unknown = JSON.parse(text);
    return isObject(content) ? content : {};
  } catch {
    return {};
  }
};

/**
 * What the content of such a setting says: of one that names no kind, an aligner's, and the standard of what it leaves
 * out. What cannot be read says nothing.
 */
export function configurationOf(settingContent: string): Configuration {
  const { kind, parameters } = contentOf(settingContent);
  return {
    kind: kind === 'retainer' ? 'retainer' : 'aligner',
    parameters: isObject(parameters) ? (parameters as ParameterValues) : {},
  };
}
