import type { ErrorName, ErrorValues } from '../../wire/errors.ts';
import { ID_PATTERN } from '../../wire/patterns.ts';
import { canBeCarved } from '../gum-carving.ts';
import type { Parameter, ParameterValue, ParameterValues } from './parameter.ts';
import { counts, parameterOf, parameterValue, parameters } from './parameters.ts';

/** What is wrong with a parameter, in the words in which the server refuses it. */
export interface ParameterProblem {
  readonly key: string;
  readonly error: ErrorName;
  readonly values?: ErrorValues;
}

/** Sentences of their own, where the trade has one. */
const ownSentences: Readonly<Record<string, ErrorName>> = {
  cutLineShape: 'cutLineShapeRange',
  reserveGumTerminalOffset: 'reserveGumRange',
  gumCarvingContent: 'gumCarvingTextInvalid',
};

function fits(parameter: Parameter, value: ParameterValue): boolean {
  if (value === null) return parameter.standard === null;
  switch (parameter.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && value >= parameter.min && value <= parameter.max;
    case 'choice':
      return parameter.options.some((option) => option.value === value);
    case 'text':
      return typeof value === 'string' && value.trim().length <= parameter.max;
    case 'extraction':
      return typeof value === 'string' && ID_PATTERN.test(value);
    case 'carving':
      return typeof value === 'string' && canBeCarved(value);
  }
}

function problemOf(parameter: Parameter, value: ParameterValue): ParameterProblem | undefined {
  if (fits(parameter, value)) return undefined;
  const { key, name } = parameter;
  const own = ownSentences[key];
  if (own) return { key, error: own };
  if (parameter.kind !== 'number') return { key, error: 'parameterInvalid', values: { name } };
  return { key, error: 'parameterOutOfRange', values: { name, min: parameter.min, max: parameter.max } };
}

const is = (values: ParameterValues, key: string): ParameterValue => {
  const parameter = parameterOf(key);
  if (!parameter) throw new Error(`there is no parameter ${key}`);
  return parameterValue(values, parameter);
};

/** What belongs to a base needs one, or a model that is built anew. */
function baseProblem(values: ParameterValues): ParameterProblem | undefined {
  const needed = is(values, 'fixture') !== 'none' || is(values, 'shell') === true;
  const given = is(values, 'generateBase') === true || is(values, 'regenerateModel') === true;
  return needed && !given ? { key: 'generateBase', error: 'baseRequired' } : undefined;
}

function compensationProblem(values: ParameterValues): ParameterProblem | undefined {
  const custom = is(values, 'customCompensation') !== null && is(values, 'wrap') !== 'all';
  return custom ? { key: 'customCompensation', error: 'customCompensationWrap' } : undefined;
}

/**
 * Everything that is wrong with parameters, in their order: each with its range, and what they ask of one another. Whether
 * teeth and gums are separate meshes, so that they must be united, only the model can tell.
 */
export function parameterProblems(values: ParameterValues): ParameterProblem[] {
  const single = parameters.flatMap((parameter) => problemOf(parameter, parameterValue(values, parameter)) ?? []);
  const together = [baseProblem(values), compensationProblem(values)].flatMap((problem) => problem ?? []);
  const order = (key: string): number => parameters.findIndex((parameter) => parameter.key === key);
  return [...single, ...together].sort((one, other) => order(one.key) - order(other.key));
}

/** Distance kept for the cutter in all: knife offset and extra compensation, in mm. */
export function finalCompensation(values: ParameterValues): number | null {
  const [knife, extra] = [is(values, 'compensationSetting'), is(values, 'extraCompensation')];
  if (typeof knife !== 'number') return null;
  // Hundredths of a millimetre: sums of decimals must not show how numbers are kept.
  return Math.round((knife + (typeof extra === 'number' ? extra : 0)) * 1000) / 1000;
}

/** Whether two sets of values make the same model. */
export const sameParameters = (one: ParameterValues, other: ParameterValues): boolean =>
  parameters.every(
    (parameter) =>
      parameterValue(one, parameter) === parameterValue(other, parameter) ||
      (!counts(one, parameter) && !counts(other, parameter)),
  );
