import type { CertifiedPart } from '@archway/contracts';
import { type FormState, useText } from '@archway/platform';
import { FormField, Input } from '@archway/ui/data';

/** Numbers that stand on papers. */
export type Numbers = { registrationNumber: string; creditCode: string; idNumber: string };

interface Props {
  name: keyof Numbers;
  /** The part that it belongs to; closed while that waits or is certified. */
  part: CertifiedPart | undefined;
  form: FormState<Numbers>;
  required: boolean;
  /** What is wrong with it besides the rules of the form. */
  problem?: string | undefined;
  onKeep: (name: keyof Numbers) => void;
}

/** One of the numbers, with what an operator has said of it. */
export function NumberField({ name, part, form, required, problem: refused, onKeep }: Props) {
  const t = useText('account');
  const { problem: told, ...field } = form.field(name);
  const said = told ?? refused;
  const given = part?.credentials.find(({ item }) => item === name);
  const wrong = given?.verdict === 'wrong' ? (given.reason ?? t('credentials.wrong')) : undefined;
  return (
    <FormField
      {...field}
      required={required}
      {...(said === undefined ? {} : { problem: said })}
      hint={wrong ?? t(`credentials.hint.${name}`)}
    >
      {(control) => (
        <Input
          {...control}
          {...form.text(name)}
          disabled={!part?.actions.includes('submit')}
          autoComplete="off"
          onBlur={() => onKeep(name)}
        />
      )}
    </FormField>
  );
}
