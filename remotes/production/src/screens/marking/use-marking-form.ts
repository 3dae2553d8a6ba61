import {
  type CarvingPartKey,
  type MarkingContent,
  type MarkingSeparator,
  endpoints,
  markingRules,
  templateRules,
} from '@archway/contracts';
import { call, invalidate, notify, useForm, useText } from '@archway/platform';
import type { MarkingTemplate, TemplateOwner } from '../../templates/template.ts';

interface Values {
  readonly name: string;
  readonly sign: string;
  readonly left: readonly CarvingPartKey[];
  readonly right: readonly CarvingPartKey[];
  readonly content: readonly CarvingPartKey[];
  readonly separator: MarkingSeparator;
  readonly text: string;
  readonly brand: string;
  readonly practiceId: string | null;
}

const rules = { ...templateRules, ...markingRules, practiceId: { kind: 'choice' } } as const;

const fresh: Omit<Values, 'name' | 'practiceId'> = {
  ...{ sign: '', left: ['caseNumber'], right: ['jaw', 'step'], content: [], separator: '-', text: '', brand: '' },
};

export const contentOf = ({ name: _name, practiceId: _practice, ...values }: Values): MarkingContent => ({ ...values });

/** A new template, a copy of one that is somebody else's, or one that is changed. */
export function useMarkingForm(
  template: MarkingTemplate | null,
  owners: readonly TemplateOwner[],
  onClose: () => void,
) {
  const t = useText('production');
  const known = template && {
    ...template.content,
    text: template.content.text ?? '',
    brand: template.content.brand ?? '',
  };
  return useForm<Values>({
    id: 'marking-template',
    rules,
    initial: {
      ...(known ?? fresh),
      name: template?.name ?? '',
      practiceId: template?.mayChange ? template.practiceId : (owners[0]?.practiceId ?? null),
    },
    label: (field) => t(field === 'name' || field === 'practiceId' ? `templates.${field}` : `marking.field.${field}`),
    async send(values) {
      const { add, edit, list } = endpoints.markings;
      const body = { name: values.name, content: contentOf(values) };
      if (template?.mayChange) {
        const { productionTemplateId, version } = template;
        await call(edit, { body: { ...body, productionTemplateId, version } }, { quiet: true });
      } else await call(add, { body: { ...body, practiceId: values.practiceId } }, { quiet: true });
      notify.success(t('templates.saved'));
      await invalidate(list);
      onClose();
    },
  });
}
