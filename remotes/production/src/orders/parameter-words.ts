import {
  type Parameter,
  type ParameterValues,
  counts,
  parameterGroups,
  parameterValue,
  standardParameters,
  unitNames,
} from '@archway/contracts';
import { type TextFunction, bilingual } from '@archway/platform';

/** A value of a parameter in the words of its reader; null where there is none. */
export function parameterText(parameter: Parameter, values: ParameterValues, t: TextFunction): string | null {
  const value = parameterValue(values, parameter);
  if (value === null) return null;
  if (parameter.kind === 'switch') return t(value === true ? 'yes' : 'no');
  if (parameter.kind === 'number')
    return [value, parameter.unit && unitNames[parameter.unit]].filter((part) => part !== undefined).join(' ');
  const option = parameter.kind === 'choice' && parameter.options.find((each) => each.value === value);
  return option ? bilingual(option.name) : String(value);
}

/** Parameters that count and are not the standard. */
export const ownParameters = (values: ParameterValues): Parameter[] =>
  parameterGroups
    .flatMap((group) => group.parameters)
    .filter((parameter) => counts(values, parameter))
    .filter((parameter) => parameterValue(values, parameter) !== parameterValue(standardParameters, parameter));
