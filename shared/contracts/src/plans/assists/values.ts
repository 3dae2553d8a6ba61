import { named, valueSchema } from '../../wire/values.ts';

/** What is advised: to use the plan as it is, or to change it first. */
export const assistVerdicts = [
  { value: 'fine', key: 'fine', zh: '建议采用', en: 'Use as it is', tone: 'success' },
  { value: 'change', key: 'change', zh: '建议修改', en: 'Change first', tone: 'warning' },
] as const;
export type AssistVerdict = (typeof assistVerdicts)[number]['value'];
export const assistVerdict = named(assistVerdicts);
export const assistVerdictSchema = valueSchema(assistVerdicts);

/** Which assist audits somebody of the design center looks at: those that wait, the reader's own, or all. */
export const assistViews = ['waiting', 'mine', 'all'] as const;
export type AssistView = (typeof assistViews)[number];

/** Page of the assist audits that a design center was asked for. */
export const ASSISTS_PATH = '/assist-audits';

/** Page of one of them. */
export const assistPath = (assistId: string): string => `${ASSISTS_PATH}/${assistId}`;
