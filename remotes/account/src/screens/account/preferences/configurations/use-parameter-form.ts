import {
  type FormRules,
  type ParameterProblem,
  type ParameterValue,
  type ParameterValues,
  parameterOf,
  parameterProblems,
  parameterValue,
  parameters,
  unitNames,
  withParameter,
} from '@archway/contracts';
import { bilingual, errorText, useForm, useLang } from '@archway/platform';

type Flat = Record<string, ParameterValue>;

/** What a field may be is told by its parameter, with what others say: `parameterProblems`. */
const rules: FormRules = Object.fromEntries(parameters.map(({ key }) => [key, { kind: 'choice' }]));

const flat = (values: ParameterValues): Flat =>
  Object.fromEntries(parameters.map((parameter) => [parameter.key, parameterValue(values, parameter)]));

const nested = (values: Flat): ParameterValues =>
  Object.entries(values).reduce<ParameterValues>((known, [key, value]) => withParameter(known, key, value), {});

/** The name of a parameter with its unit, as it stands at its field. */
function labelOf(key: string): string {
  const parameter = parameterOf(key);
  if (!parameter) return key;
  const unit = parameter.kind === 'number' && parameter.unit ? unitNames[parameter.unit] : undefined;
  return bilingual(
    unit ? { zh: `${parameter.name.zh}（${unit}）`, en: `${parameter.name.en} (${unit})` } : parameter.name,
  );
}

/**
 * A form of all parameters. What is wrong is said at once, since one parameter is often mended at another.
 * @param send takes the parameters as they are kept @throws ApiError
 * @param guard whether leaving asks first; not where each change is kept by itself
 */
export function useParameterForm(
  initial: ParameterValues,
  send: (values: ParameterValues) => Promise<void>,
  guard = true,
) {
  const lang = useLang();
  const form = useForm<Flat>({
    id: 'parameters',
    rules,
    initial: flat(initial),
    label: labelOf,
    guard,
    send: (values) => send(nested(values)),
  });
  const values = nested(form.values);
  const problems = parameterProblems(values);
  const textOf = ({ error, values: named }: ParameterProblem): string => errorText(error, lang, named);
  return {
    form,
    values,
    problems,
    /** What a field of the facade takes. */
    field(key: string) {
      const { id, label, required } = form.field(key);
      const problem = problems.find((found) => found.key === key);
      return { id, label, required, ...(problem && { problem: textOf(problem) }) };
    },
    /** Overwrites every parameter. */
    overwrite: (template: ParameterValues): void => form.set(flat(template)),
    /** Sends the parameters, or goes to the first that is wrong. */
    async submit(): Promise<boolean> {
      const [first] = problems;
      if (!first) return form.submit();
      document.getElementById(form.field(first.key).id)?.focus();
      return false;
    },
  };
}

export type ParameterForm = ReturnType<typeof useParameterForm>;
