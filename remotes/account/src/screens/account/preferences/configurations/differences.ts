import { type ParameterValues, counts, parameterValue, parameters } from '@archway/contracts';
import { bilingual } from '@archway/platform';

/** Names of the parameters that count and have another value. */
export const differences = (values: ParameterValues, others: ParameterValues): string[] =>
  parameters
    .filter((parameter) => counts(values, parameter))
    .filter((parameter) => parameterValue(values, parameter) !== parameterValue(others, parameter))
    .map(({ name }) => bilingual(name));
