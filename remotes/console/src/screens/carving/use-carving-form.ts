import {
  type CarvingPartKey,
  type CarvingSeparator,
  type GumCarving,
  endpoints,
  gumCarvingRules,
} from '@archway/contracts';
import { call, invalidate, notify, useForm, useText } from '@archway/platform';

interface Values {
  readonly name: string;
  readonly parts: readonly CarvingPartKey[];
  readonly separator: CarvingSeparator;
  readonly text: string;
  readonly enabled: boolean;
}

const fresh: Values = { name: '', parts: ['caseNumber', 'jaw', 'step'], separator: '-', text: '', enabled: true };

const rules = { ...gumCarvingRules, enabled: { kind: 'choice', refusals: ['gumCarvingDefaultStays'] } } as const;

const valuesOf = ({ name, parts, separator, text, enabled }: Values): Values => ({
  ...{ name, parts, separator, text, enabled },
});

/** A new template, or one that is changed. */
export function useCarvingForm(carving: GumCarving | null, onClose: () => void) {
  const t = useText('console');
  const saved = async (): Promise<void> => {
    notify.success(t('carving.saved'));
    await invalidate(endpoints.gumCarving.list);
    onClose();
  };
  const form = useForm<Values>({
    id: 'gum-carving',
    rules,
    initial: valuesOf(carving ?? fresh),
    label: (field) => t(`carving.field.${field}`),
    async send({ name, parts, separator, text, enabled }) {
      const { add, edit } = endpoints.gumCarving;
      const body = { name, parts: [...parts], separator, text };
      if (carving) {
        const { gumCarvingId, version } = carving;
        await call(edit, { body: { ...body, gumCarvingId, version, enabled } }, { quiet: true });
      } else await call(add, { body }, { quiet: true });
      await saved();
    },
  });
  return {
    form,
    /** Makes the template the default one, as it is kept; a refusal is told by the call itself. */
    async makeDefault({ gumCarvingId }: GumCarving): Promise<void> {
      await call(endpoints.gumCarving.setDefault, { body: { gumCarvingId } });
      await saved();
    },
  };
}

export type CarvingForm = ReturnType<typeof useCarvingForm>['form'];
