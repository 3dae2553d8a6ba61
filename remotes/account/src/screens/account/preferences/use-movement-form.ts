import { type FormRules, type LimitsByType, plainLimits, valuesOfWrong, wrongLimits } from '@archway/contracts';
import { errorText, useForm, useLang } from '@archway/platform';
import { limitFieldId } from '@archway/ui/data';

const ID = 'movement';
/** What limits may be is told by the movements: `wrongLimits`. */
const rules = { limits: { kind: 'choice' } } as const satisfies FormRules;

/** A form of limits of movement; what is wrong is said at once. @param send @throws ApiError */
export function useMovementForm(initial: LimitsByType, send: (limits: LimitsByType) => Promise<void>) {
  const lang = useLang();
  const form = useForm<{ limits: LimitsByType }>({
    ...{ id: ID, rules, initial: { limits: plainLimits(initial) } },
    label: () => '',
    send: ({ limits }) => send(limits),
  });
  const value = form.values.limits;
  const wrong = wrongLimits(value);
  const overwrite = (limits: LimitsByType): void => form.set({ limits: plainLimits(limits) });
  /** Sends the limits, or goes to the first that is wrong. */
  const submit = async (): Promise<boolean> => {
    const [first] = wrong;
    if (!first) return form.submit();
    document.getElementById(limitFieldId(ID, first.movement.value, first.type?.value))?.focus();
    return false;
  };
  return {
    form: { ...form, submit },
    overwrite,
    /** What the table takes. */
    table: {
      ...{ id: ID, value, wrong, onChange: overwrite },
      problemOf: (each: (typeof wrong)[number]): string => errorText('parameterOutOfRange', lang, valuesOfWrong(each)),
    },
  };
}
