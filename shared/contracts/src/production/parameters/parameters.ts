import { compensation } from './compensation.ts';
import { cutLine } from './cut-line.ts';
import type { Parameter, ParameterGroup, ParameterValue, ParameterValues } from './parameter.ts';
import { printingAids } from './printing-aids.ts';
import { qrImage } from './qr-image.ts';
import { shellAndBase } from './shell-and-base.ts';
import { textAndLogo } from './text-and-logo.ts';

/**
 * The parameters by which printable models are made, grouped as screens show them. Where a logo stands is chosen with
 * the model, and is no part of them.
 */
export const parameterGroups: readonly ParameterGroup[] = [
  shellAndBase,
  compensation,
  textAndLogo,
  cutLine,
  printingAids,
  qrImage,
];

export const parameters: readonly Parameter[] = parameterGroups.flatMap((group) => group.parameters);

const byKey = new Map(parameters.map((parameter) => [parameter.key, parameter]));

export const parameterOf = (key: string): Parameter | undefined => byKey.get(key);

/** What values say of a parameter: its standard where they say nothing. */
export function parameterValue(values: ParameterValues, { key, standard }: Parameter): ParameterValue {
  const [outer = '', inner] = key.split('.');
  const said = Object.hasOwn(values, outer) ? values[outer] : undefined;
  if (inner === undefined) return said === undefined || isNested(said) ? standard : said;
  return said !== undefined && isNested(said) && Object.hasOwn(said, inner) ? (said[inner] ?? null) : standard;
}

const isNested = (said: ParameterValues[string]): said is { readonly [key: string]: ParameterValue } =>
  typeof said === 'object' && said !== null;

/** The same values with another one of a parameter. */
export function withParameter(values: ParameterValues, key: string, value: ParameterValue): ParameterValues {
  const [outer = '', inner] = key.split('.');
  if (inner === undefined) return { ...values, [outer]: value };
  const known = values[outer];
  return { ...values, [outer]: { ...(known !== undefined && isNested(known) ? known : {}), [inner]: value } };
}

/** Every parameter at its standard. */
export const standardParameters: ParameterValues = parameters.reduce<ParameterValues>(
  (values, { key, standard }) => withParameter(values, key, standard),
  {},
);

/** All that values say of parameters, each whole; what is no parameter is left out. */
export const wholeParameters = (values: ParameterValues): ParameterValues =>
  parameters.reduce<ParameterValues>(
    (whole, parameter) => withParameter(whole, parameter.key, parameterValue(values, parameter)),
    {},
  );

/** Whether a parameter counts: whatever it depends on, and that depends on, has a value for which it does. */
export function counts(values: ParameterValues, { where }: Parameter): boolean {
  if (!where) return true;
  const other = parameterOf(where.key);
  return other !== undefined && where.is.includes(parameterValue(values, other)) && counts(values, other);
}
